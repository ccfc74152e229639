import { type SandboxDescription, startSandbox } from '@latchkit/sandbox'
import { buildDemo } from '@latchkit/sandbox/demo-server'
import { chromium } from 'playwright'
import type { TestProject } from 'vitest/node'
import { chromiumFlags, needChromium } from '../../../../core/tools/find-chromium.mjs'
import { inProduction } from './production.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the chains are. */
    sandbox: SandboxDescription
    /** Where the browser listens. */
    browser: string
  }
}

/** Once for all journeys: the demo as it is published, two chains, one browser. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  await inProduction(buildDemo)
  const { stop, ...sandbox } = await startSandbox({ ports: 'free' })
  const browser = await chromium.launchServer({ executablePath: needChromium(), args: chromiumFlags() })
  provide('sandbox', sandbox)
  provide('browser', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await stop()
  }
}
