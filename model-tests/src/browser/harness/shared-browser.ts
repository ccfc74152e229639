import { type Browser, chromium } from 'playwright'
import { inject } from 'vitest'

let connection: Promise<Browser> | null = null

/** The connection of this worker process to the browser of the setup. It ends with the process. */
export function sharedBrowser(): Promise<Browser> {
  connection ??= chromium.connect(inject('browser'))
  return connection
}
