// Starts the page and, with the same compiled program, the worker. The words of the language come meanwhile: the one
// that was settled, else the one the browser prefers, else English.
import init, { start_page } from "./GLUE";

const wanted = () => {
  try { return localStorage.getItem("language") || navigator.language; } catch { return navigator.language; }
};
const main = wanted().toLowerCase().split("-")[0];
const code = ["CODES"].includes(main) ? main : "en";
const words = fetch(`./words-${code}-STAMP.ftl`).then((found) => found.text());
const module = await WebAssembly.compileStreaming(fetch("./PROGRAM"));
const worker = new Worker("./WORKER", { type: "module" });
worker.postMessage(module);
await init({ module_or_path: module });
start_page(worker, code, await words);
if ("serviceWorker" in navigator) navigator.serviceWorker.register("./offline.js").catch(() => {});
