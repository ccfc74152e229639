/** Serves the built visualizer. Port 0: any free port. Rejects if the port is in use. */
export function serveSite(options: {
  folder: string
  host: string
  port: number
}): Promise<{ port: number; stop(): Promise<void> }>
