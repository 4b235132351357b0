// The worker. Messages that come before the program is ready wait for it.
import init, { start_worker, tell_worker } from "./GLUE";

let ready;
onmessage = (event) => {
  if (event.data instanceof WebAssembly.Module) {
    ready = init({ module_or_path: event.data }).then(() => start_worker());
  } else {
    ready.then(() => tell_worker(event.data));
  }
};
