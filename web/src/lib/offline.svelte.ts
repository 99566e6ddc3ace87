/** The companion without a connection: a service worker that keeps the client and its texts. */

class Offline {
  /** Does this page open without a connection? */
  ready = $state(false);
  private registered: Promise<ServiceWorkerRegistration> | undefined;

  /** Keep the client, and these answers of the server, for a visit without a connection. */
  async keep(addresses: string[]): Promise<void> {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    try {
      this.registered ??= navigator.serviceWorker.register("/offline.js");
      await this.registered;
      const { active } = await navigator.serviceWorker.ready;
      const channel = new MessageChannel();
      channel.port1.onmessage = ({ data }) => (this.ready = data === true);
      active?.postMessage({ keep: addresses }, [channel.port2]);
    } catch {
      /* forbidden: the page then needs its server */
    }
  }
}

export const offline = new Offline();
