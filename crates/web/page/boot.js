// Starts the page and, with the same compiled program, the worker.
import init, { start_page } from "./GLUE";

const module = await WebAssembly.compileStreaming(fetch("./PROGRAM"));
const worker = new Worker("./WORKER", { type: "module" });
worker.postMessage(module);
await init({ module_or_path: module });
start_page(worker);
if ("serviceWorker" in navigator) navigator.serviceWorker.register("./offline.js").catch(() => {});
