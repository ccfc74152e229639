import { type Browser, chromium } from 'playwright'
import { chromiumFlags, needChromium } from '../../../../core/tools/find-chromium.mjs'

let browser: Promise<Browser> | null = null

/** The browser of this worker process. It ends with the process. */
export function sharedBrowser(): Promise<Browser> {
  browser ??= chromium.launch({ executablePath: needChromium(), args: chromiumFlags() })
  return browser
}
