import { rm } from 'node:fs/promises'
import { type SandboxDescription, startSandbox } from '@latchkit/sandbox'
import { buildDemo } from '@latchkit/sandbox/demo-server'
import { chromium } from 'playwright'
import type { TestProject } from 'vitest/node'
import { chromiumFlags, needChromium } from '../../../../core/tools/find-chromium.mjs'
import { buildKitOnlyPages } from './build-kit-only-pages.ts'
import { withProductionEnv } from './production.ts'

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

/** Builds the demo for production and starts one sandbox per worker and one browser, once. */
export async function setup({ provide, config }: TestProject): Promise<() => Promise<void>> {
  const kitOnlyFolder = await withProductionEnv(async () => {
    await buildDemo()
    return buildKitOnlyPages()
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
  provide('plain', kitOnlyFolder)
  provide('browser', browser.wsEndpoint())
  return async () => {
    await browser.close()
    for (const { stop } of sandboxes) await stop()
    await rm(kitOnlyFolder, { recursive: true })
  }
}
