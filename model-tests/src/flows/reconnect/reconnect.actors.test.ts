import { expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { setup } from '../../../../core/src/adapters/polkadot/scripted-extension.fixture.ts'
import { until } from '../../../../core/src/clients/http/until.fixture.ts'
import { reconnectActors } from '../../../../core/src/flows/reconnect/reconnect.flow.ts'
import { createStorage } from '../../../../core/src/storage/storage.ts'

const input = { namespace: 'polkadot', connectorId: 'polkadot-js', address: null }

/** Starts the restore of two tabs. The extension opens a prompt that `reject` ends. */
async function startTwoTabs() {
  const prompts: (() => void)[] = []
  const enable = () => new Promise((_, reject) => prompts.push(() => reject(new Error('Rejected'))))
  const { chain, platform } = await setup({ enable })
  const storage = createStorage({ platform, kitId: 'default' })
  storage.set('polkadot:connected_connector_id', 'polkadot-js')
  const adapters = { all: () => [], loaded: () => null, get: async () => chain }
  const { restoreConnection } = reconnectActors({ adapters, storage, platform })
  const tabs = [
    createActor(restoreConnection, { input }),
    createActor(restoreConnection, { input }),
  ]
  for (const tab of tabs) tab.start()
  await until(() => prompts.length === 1)
  return { prompts, storage, results: tabs.map(toPromise) }
}

test('restoreConnection opens no second prompt after a rejection in another tab [XD1]', async () => {
  const { prompts, storage, results } = await startTwoTabs()
  storage.remove('polkadot:connected_connector_id')
  prompts[0]?.()
  expect(await Promise.all(results)).toEqual([null, null])
  expect(prompts).toHaveLength(1)
})

test('restoreConnection requests an extension in one tab at a time [XD1]', async () => {
  const { prompts, results } = await startTwoTabs()
  await new Promise((resolve) => setTimeout(resolve))
  expect(prompts).toHaveLength(1)
  prompts[0]?.()
  await until(() => prompts.length === 2)
  prompts[1]?.()
  expect(await Promise.all(results)).toEqual([null, null])
})
