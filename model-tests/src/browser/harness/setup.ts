import { rm } from 'node:fs/promises'
import { type SandboxDescription, startSandbox } from '@latchkit/sandbox'
import { chromium } from 'playwright'
import type { TestProject } from 'vitest/node'
import { chromiumFlags, needChromium } from '../../../../core/tools/find-chromium.mjs'
import { failureFolder } from '../../../../core/tools/paths.mjs'
import { buildPages } from './build-pages.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the sandboxes, one per parallel worker. */
    sandboxes: readonly SandboxDescription[]
    /** Folder of the built demo and examples. */
    demo: string
    /** Folder of the pages that contain the kit only. */
    plain: string
    /** WebSocket endpoint of the browser. */
    browser: string
  }
}

/** Builds the demo for production and starts one sandbox per worker and one browser, once. */
export async function setup({ provide, config }: TestProject): Promise<() => Promise<void>> {
  await rm(failureFolder, { recursive: true, force: true })
  const { demo, plain } = await buildPages()
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
  provide('demo', demo)
  provide('plain', plain)
  provide('browser', browser.wsEndpoint())
  return async () => {
    await browser.close()
    for (const { stop } of sandboxes) await stop()
  }
}
