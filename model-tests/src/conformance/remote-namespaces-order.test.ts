import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressOn, allNamespacesFixture, chains, namespaces } from './remote-namespaces.fixture.ts'

const fixture = allNamespacesFixture()
const everyChain = Object.values(chains).flat()
const anyStep = fc.oneof(
  fc.record({ account: fc.constantFrom(0, 1) }),
  fc.record({ chain: fc.constantFrom(...everyChain) }),
  fc.record({ away: fc.constant(true) }),
)

test('after any order of wallet events the accounts of all five namespaces match the wallet', async () => {
  const [kit, wallet] = [fixture.startAll(), await fixture.phone()]
  await fixture.pairAll(kit, wallet)
  const seenAddresses: string[] = []
  for (const namespace of namespaces)
    kit.watch(
      () => kit.account.get(namespace).caipAddress,
      (caipAddress) => seenAddresses.push(caipAddress ?? ''),
    )
  const currentChain = Object.fromEntries(
    namespaces.map((namespace) => [namespace, chains[namespace][0] as string]),
  )
  let account = 0
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 6 }), async (steps) => {
      for (const step of steps) {
        if ('account' in step) {
          account = step.account
          await wallet.changeAccount(account)
        } else if ('chain' in step) {
          currentChain[step.chain.slice(0, step.chain.indexOf(':'))] = step.chain
          await wallet.changeChain(step.chain)
        } else {
          await wallet.offline()
          await wallet.online()
        }
      }
      const expected = Object.values(currentChain).map(
        (chain) => `${chain}:${addressOn(wallet, chain, account)}`,
      )
      await expect
        .poll(() => namespaces.map((namespace) => kit.account.get(namespace).caipAddress))
        .toEqual(expected)
    }),
    { numRuns: 8 },
  )
  // no intermediate state combines an address with a network of which it is not an address
  const walletAddresses = everyChain.flatMap((chain) =>
    [0, 1].map((index) => `${chain}:${addressOn(wallet, chain, index)}`),
  )
  expect(seenAddresses.filter((address) => !walletAddresses.includes(address))).toEqual([])
})
