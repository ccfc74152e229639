import { rm } from 'node:fs/promises'
import { type SandboxDescription, startSandbox } from '@latchkit/sandbox'
import type { TestProject } from 'vitest/node'
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
  }
}

/** Builds the demo for production and starts one sandbox per worker, once. */
export async function setup({ provide, config }: TestProject): Promise<() => Promise<void>> {
  await rm(failureFolder, { recursive: true, force: true })
  const { demo, plain } = await buildPages()
  const sandboxes = await Promise.all(
    Array.from({ length: config.maxWorkers }, () => startSandbox({ ports: 'free' })),
  )
  provide(
    'sandboxes',
    sandboxes.map(({ stop, ...sandbox }) => sandbox),
  )
  provide('demo', demo)
  provide('plain', plain)
  return async () => {
    for (const { stop } of sandboxes) await stop()
  }
}
