/* Browsers start no worker for a page opened from a file. There the search runs in a hidden frame
   instead, with the same interface. */
class FrameWorker extends EventTarget {
  constructor(url) {
    super();
    this.frame = document.createElement("iframe");
    this.frame.hidden = true;
    document.body.appendChild(this.frame);
    const inside = this.frame.contentWindow;
    inside.postMessage = (data) => {
      const message = new MessageEvent("message", { data: structuredClone(data) });
      setTimeout(() => this.dispatchEvent(message));
    };
    inside.importScripts = (...scripts) =>
      scripts.reduce((before, script) => before.then(() => this.load(script)), Promise.resolve());
    this.ready = this.load(url);
  }

  load(url) {
    return new Promise((resolve, reject) => {
      const script = this.frame.contentDocument.createElement("script");
      script.src = url;
      script.onload = resolve;
      script.onerror = reject;
      this.frame.contentDocument.body.appendChild(script);
    });
  }

  postMessage(data) {
    this.ready.then(() => {
      const message = new MessageEvent("message", { data: structuredClone(data) });
      this.frame.contentWindow.dispatchEvent(message);
    });
  }

  terminate() {
    this.frame.remove();
  }
}

if (location.protocol === "file:") {
  window.Worker = FrameWorker;
}
