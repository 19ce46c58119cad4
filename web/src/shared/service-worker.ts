/** The service worker's registration, if the browser has one; not where a page came without TLS. */
export async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return "serviceWorker" in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}
