import { expect, test, vi } from 'vitest'
import { createMemoryPlatform } from '../platform/memory.ts'
import { createScriptedAdapter, scriptedConnector } from '../testing/scripted-adapter.ts'
import { createKit } from './create-kit.ts'
import { chain, granted, settle, stored } from './kit.fixture.ts'

const network = vi.hoisted(() => {
  let release = () => {}
  const answered = new Promise<void>((resolve) => {
    release = resolve
  })
  return { answered, release: () => release() }
})
vi.mock('../state/account/account.part.ts', async (original) => {
  await network.answered
  return original()
})

test('embedded, an account that came back is shown however late the code about accounts comes', async () => {
  const adapter = createScriptedAdapter()
  adapter.announce(scriptedConnector('fox'))
  const kit = createKit({
    projectId: 'p',
    adapters: [adapter],
    networks: [chain(1337)],
    enableEmbedded: true,
    platform: createMemoryPlatform({ stored: stored('fox') }),
  })
  const shown = () => kit.store.getSnapshot().router.entry.view
  await vi.waitUntil(() => adapter.calls.resume.length > 0)
  adapter.calls.resume.at(-1)?.resolve(granted())
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
  expect(shown()).toBe('Connect')
  network.release()
  await settle()
  expect([kit.getIsConnectedState(), shown()]).toEqual([true, 'Account'])
  kit.stop()
})
