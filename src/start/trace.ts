import type { Lifecycle } from '../run.js';

/** Sends traces until the process ends, the last of them included. OpenTelemetry is loaded only here. */
export async function traceThisProcess(
  service: string,
  settings: { readonly share: number },
  lifecycle: Lifecycle,
): Promise<void> {
  const { startTracing } = await import('../tracing/tracing.js');
  const stop = startTracing(service, settings);
  lifecycle.onShutdown(stop);
}
