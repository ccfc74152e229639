import { expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { connectorKey } from '../../../../core/src/domain/account/connector-key.ts'
import type { Permission } from '../../../../core/src/domain/account/kept-permissions.ts'
import { catalogue } from '../../../../core/src/errors/catalogue.ts'
import { KitError } from '../../../../core/src/errors/kit-error.ts'
import { disconnectActors } from '../../../../core/src/flows/disconnect/disconnect.actors.ts'
import type { DisconnectTarget } from '../../../../core/src/flows/disconnect/disconnect.types.ts'
import { createMemoryPlatform } from '../../../../core/src/platform/memory.ts'
import type { Deps } from '../../../../core/src/protocol/deps.ts'
import { createStorage } from '../../../../core/src/storage/storage.ts'

const key = '@latchkit/default/kept_permissions'
const [evm, svm, btc] = ['eip155', 'solana', 'bip122'].map((namespace) => ({
  namespace,
  connectorId: `fox.${namespace}`,
})) as [Permission, Permission, Permission]
const wallet = [evm, svm, btc]

/** A page whose wallets fail to disconnect, or do not answer, in some namespaces. */
function openPage(
  kept: readonly Permission[] | string = [],
  failing: readonly string[] = [],
  silent: readonly string[] = [],
) {
  const text = typeof kept === 'string' ? kept : JSON.stringify(kept)
  const platform = createMemoryPlatform({ stored: { [key]: text } })
  const storage = createStorage({ platform, kitId: 'default' })
  const calls: [string, boolean | undefined][] = []
  const adapters = {
    get: async (namespace: string) => ({
      async disconnect(id: string, _: AbortSignal, options?: { revoke: boolean }) {
        calls.push([id, options?.revoke])
        if (silent.includes(namespace)) await new Promise(() => {})
        if (failing.includes(namespace)) throw new KitError(catalogue, 'account/disconnect-failed')
      },
    }),
  } as unknown as Deps['adapters']
  const { disconnectWallets } = disconnectActors({ adapters, platform, storage })
  return {
    storage,
    calls,
    stored: () => storage.get('kept_permissions'),
    async disconnect(targets: readonly (readonly [Permission, boolean])[]) {
      const input = targets.map(
        ([permission, revoke]): DisconnectTarget => ({
          ...permission,
          revoke,
          members: wallet.filter(({ namespace }) => namespace !== permission.namespace),
        }),
      )
      return toPromise(createActor(disconnectWallets, { input }).start())
    },
  }
}

test('the last disconnect of a wallet revokes the permissions that earlier ones have kept [V9]', async () => {
  const { disconnect, calls, stored } = openPage()
  await disconnect([[evm, false]])
  await disconnect([[svm, false]])
  await disconnect([[svm, false]])
  expect(stored()).toEqual([evm, svm])
  calls.length = 0
  await disconnect([[btc, true]])
  expect(calls).toEqual([
    [btc.connectorId, true],
    [evm.connectorId, true],
    [svm.connectorId, true],
  ])
  await expect.poll(stored).toBeNull()
})

test('a kept permission that cannot be revoked is no failure of the disconnect, and stays kept [V9]', async () => {
  const { disconnect, stored } = openPage([evm, svm], ['eip155'])
  expect(await disconnect([[btc, true]])).toEqual([])
  await expect.poll(stored).toEqual([evm])
})

test('a disconnect does not wait for a kept permission whose wallet does not answer [V9]', async () => {
  const { disconnect, calls, stored } = openPage([evm, svm], [], ['eip155'])
  expect(await disconnect([[btc, true]])).toEqual([])
  expect(calls.map(([id]) => id)).toContain(evm.connectorId)
  await expect.poll(stored).toEqual([evm])
})

test('a disconnect that fails keeps the record of its permission [V9]', async () => {
  const { disconnect, stored } = openPage([evm], ['eip155'])
  expect(await disconnect([[evm, true]])).toMatchObject([{ code: 'account/disconnect-failed' }])
  expect(stored()).toEqual([evm])
})

test('kept permissions are not revoked while another tab uses them, and only with their own wallet [V9]', async () => {
  const owl = { namespace: 'solana', connectorId: 'owl' }
  const { disconnect, calls, stored, storage } = openPage([evm, owl])
  storage.set(connectorKey('eip155'), evm.connectorId)
  await disconnect([[btc, true]])
  expect(calls).toEqual([[btc.connectorId, true]])
  expect(stored()).toEqual([evm, owl])
})

test('a permission that is disconnected itself is revoked once [V9]', async () => {
  const { disconnect, calls, stored } = openPage([evm, btc])
  await disconnect([
    [evm, true],
    [svm, true],
  ])
  expect(calls.map(([id]) => id)).toEqual([evm, svm, btc].map(({ connectorId }) => connectorId))
  await expect.poll(stored).toBeNull()
})

test('the newest 10 kept permissions are stored [V9]', async () => {
  const older = Array.from({ length: 10 }, (_, index) => ({
    namespace: 'solana',
    connectorId: `owl.${index}`,
  }))
  const { disconnect, stored } = openPage(older)
  await disconnect([[evm, false]])
  expect(stored()).toEqual([...older.slice(1), evm])
})

test.each(['x', '{}', '[{"namespace":"eip155"}]', '[{"namespace":"E","connectorId":"fox"}]'])(
  'a record of kept permissions that is %s is ignored [E5]',
  async (text) => {
    const { disconnect, calls } = openPage(text)
    await disconnect([[svm, true]])
    expect(calls).toEqual([[svm.connectorId, true]])
  },
)
