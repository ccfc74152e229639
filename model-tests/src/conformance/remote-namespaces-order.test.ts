import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressOn, chains, familyGround, namespaces } from './remote-namespaces.fixture.ts'

const here = familyGround()
const everyChain = Object.values(chains).flat()
const step = fc.oneof(
  fc.record({ account: fc.constantFrom(0, 1) }),
  fc.record({ chain: fc.constantFrom(...everyChain) }),
  fc.record({ away: fc.constant(true) }),
)

test('after any order of wallet events on five namespaces each account matches the wallet', async () => {
  const [kit, wallet] = [here.startAll(), await here.phone()]
  await here.meetAll(kit, wallet)
  const seen: string[] = []
  for (const namespace of namespaces)
    kit.watch(
      () => kit.account.get(namespace).caipAddress,
      (caipAddress) => seen.push(caipAddress ?? ''),
    )
  const at = Object.fromEntries(
    namespaces.map((namespace) => [namespace, chains[namespace][0] as string]),
  )
  let account = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      for (const one of steps) {
        if ('account' in one) {
          account = one.account
          await wallet.changeAccount(account)
        } else if ('chain' in one) {
          at[one.chain.slice(0, one.chain.indexOf(':'))] = one.chain
          await wallet.changeChain(one.chain)
        } else {
          await wallet.offline()
          await wallet.online()
        }
      }
      const wanted = Object.values(at).map(
        (chain) => `${chain}:${addressOn(wallet, chain, account)}`,
      )
      await expect
        .poll(() => namespaces.map((namespace) => kit.account.get(namespace).caipAddress), {
          timeout: 10_000,
        })
        .toEqual(wanted)
    }),
    { numRuns: 8 },
  )
  // no intermediate state combined an address with another network
  const own = everyChain.flatMap((chain) =>
    [0, 1].map((place) => `${chain}:${addressOn(wallet, chain, place)}`),
  )
  expect(seen.filter((one) => !own.includes(one))).toEqual([])
}, 60_000)
