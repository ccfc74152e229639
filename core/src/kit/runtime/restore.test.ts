import { expect, test } from 'vitest'
import type { Queries } from '../../protocol/reactions.ts'
import type { KitDeps } from '../deps/create-deps.ts'
import { settle } from '../kit.fixture.ts'
import type { FlowRunner } from './flow-runner.ts'
import { createRestore } from './restore.ts'
import type { Stores } from './stores.ts'

test('a restore waits for the earlier one of its namespace, whose end would be its own [V33]', async () => {
  const started: { namespace: string; end: () => void }[] = []
  const runner = {
    start: async (_: string, { namespace }: { namespace: string }, { onEnd }: { onEnd(): void }) =>
      void started.push({ namespace, end: onEnd }),
  }
  const restore = createRestore({
    namespaces: ['eip155', 'solana'],
    deps: { storage: { get: () => null } } as unknown as KitDeps,
    stores: { account: () => null } as unknown as Stores,
    send: () => {},
    runner: runner as unknown as FlowRunner,
    query: {} as Queries,
    onRestored: () => {},
  })
  restore.resume(['eip155', 'solana'])
  restore.resume(['eip155'])
  await settle()
  expect(started.map(({ namespace }) => namespace)).toEqual(['eip155', 'solana'])
  started[0]?.end()
  await settle()
  expect(started.map(({ namespace }) => namespace)).toEqual(['eip155', 'solana', 'eip155'])
})

test.each([
  ['ending', 1],
  ['open', 0],
  [null, 0],
] as const)(
  'after the restores, a sign-out that the frame has not confirmed is repeated: %s [EM5]',
  async (session, count) => {
    const repeated: AbortSignal[] = []
    const embedded = { repeatSignOut: async (signal: AbortSignal) => void repeated.push(signal) }
    const storage = { get: (key: string) => (key === 'embedded_session' ? session : null) }
    const restore = createRestore({
      namespaces: ['eip155'],
      deps: { storage, embedded } as unknown as KitDeps,
      stores: {} as unknown as Stores,
      send: () => {},
      runner: {} as unknown as FlowRunner,
      query: { activeNamespace: () => null } as unknown as Queries,
      onRestored: () => {},
    })
    restore.start()
    await restore.ready()
    await settle()
    expect(repeated).toHaveLength(count)
  },
)
