import { createWalletClient, custom, getAddress } from 'viem'
import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { until } from '../../clients/http/until.fixture.ts'
import {
  ada,
  bob,
  rawSession,
  scriptedProvider,
} from '../../clients/relay/scripted-provider.fixture.ts'
import { timeouts } from '../../domain/constants.ts'
import { toProviderError } from '../../errors/provider-error.ts'
import { setup } from './remote.fixture.ts'

const { eip155 } = rawSession().namespaces
const methods = [...eip155.methods, 'eth_sendTransaction']

/** A client of viem over the provider of a remote wallet with the errors that a page gets. */
async function startClient() {
  const sdk = scriptedProvider()
  sdk.setSession(rawSession({ namespaces: { eip155: { ...eip155, methods } } }))
  const run = setup({ sdk })
  await run.resume()
  const { request } = run.provider()
  const transport = custom({
    request: (sent) =>
      request(sent).catch((thrown: unknown) => {
        throw toProviderError(thrown)
      }),
  })
  const client = createWalletClient({ account: getAddress(ada), chain: mainnet, transport })
  return { ...run, client }
}
type Run = Awaited<ReturnType<typeof startClient>>
const rejectWith =
  (error: unknown) =>
  ({ requests }: Run) =>
    requests[0]?.reject(error)

test.each([
  [
    'stays unanswered',
    'remote/request-expired',
    ({ clock }: Run) => {
      clock.jump(0)
      clock.advance(timeouts.remoteTimeout)
    },
  ],
  [
    'expires at the relay',
    'remote/request-expired',
    rejectWith(new Error('Request expired. Please try again.')),
  ],
  // The SDK may still deliver it when it is connected again.
  [
    'the relay did not confirm',
    'remote/unreachable',
    rejectWith(new Error('Failed to publish payload, please try again. id:1 tag:1108')),
  ],
  [
    'timed out in the wallet',
    'kit/timed-out',
    rejectWith(new DOMException('The operation timed out', 'TimeoutError')),
  ],
  ['failed in the wallet', 'rpc/internal', rejectWith({ code: -32603, message: 'failed' })],
  ['the wallet aborted', 'kit/aborted', rejectWith(new DOMException('Aborted', 'AbortError'))],
])('viem does not repeat a transaction that %s [EM6]', async (_, code, act) => {
  const run = await startClient()
  const { client, requests } = run
  const transaction = { from: getAddress(ada), to: getAddress(bob), value: '0x1' } as const
  let problem: unknown = null
  client
    .request({ method: 'eth_sendTransaction', params: [transaction] }, { retryDelay: 0 })
    .catch((thrown: unknown) => {
      problem = thrown
    })
  await until(() => requests.length === 1)
  act(run)
  await until(() => problem !== null || requests.length > 1)
  expect(requests).toHaveLength(1)
  expect(problem).toMatchObject({ cause: { cause: { code } } })
})
