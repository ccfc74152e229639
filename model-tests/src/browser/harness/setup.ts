import { rm } from 'node:fs/promises'
import { type SandboxDescription, startSandbox } from '@latchkit/sandbox'
import { buildDemo } from '@latchkit/sandbox/demo-server'
import { chromium } from 'playwright'
import type { TestProject } from 'vitest/node'
import { chromiumFlags, needChromium } from '../../../../core/tools/find-chromium.mjs'
import { buildPlain } from './build-plain.ts'
import { inProduction } from './production.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the sandboxes, one per parallel worker. */
    sandboxes: readonly SandboxDescription[]
    /** Folder of the pages that contain the kit only. */
    plain: string
    /** WebSocket endpoint of the browser. */
    browser: string
  }
}

/**
 * Set up once for all journeys: the production build of the demo, one sandbox per worker, one
 * browser.
 */
export async function setup({ provide, config }: TestProject): Promise<() => Promise<void>> {
  const plain = await inProduction(async () => {
    await buildDemo()
    return buildPlain()
  })
  const sandboxes = await Promise.all(
    Array.from({ length: config.maxWorkers }, () => startSandbox({ ports: 'free' })),
  )
  const browser = await chromium.launchServer({
    executablePath: needChromium(),
    args: chromiumFlags(),
  })
  provide(
    'sandboxes',
    sandboxes.map(({ stop, ...sandbox }) => sandbox),
  )
  provide('plain', plain)
  provide('browser', browser.wsEndpoint())
  return async () => {
    await browser.close()
    for (const { stop } of sandboxes) await stop()
    await rm(plain, { recursive: true })
  }
}
