import { type Sandbox, startSandbox } from '@latchkit/sandbox'
import { type Chain, startChain } from '@latchkit/sandbox/chain'
import { type DataApi, startDataApi } from '@latchkit/sandbox/data-api'
import { createTestClient, type Hex, http } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { etherNetwork, openSendForm } from './in-page-send.fixture.ts'

let sandbox: Sandbox
let ethereum: Chain
let data: DataApi
beforeAll(async () => {
  sandbox = await startSandbox({ ports: 'free' })
  ethereum = await startChain({ chainId: 1 })
  data = await startDataApi(sandbox)
})
afterAll(async () => {
  await data.stop()
  await ethereum.stop()
  await sandbox.stop()
})
beforeEach(() => setCode('0x'))

const receiver = () => sandbox.accounts[4] as Hex
/** Sets the code of the receiver on Ethereum. */
const setCode = (bytecode: Hex) =>
  createTestClient({ mode: 'anvil', transport: http(ethereum.url) }).setCode({
    address: receiver(),
    bytecode,
  })
const openForm = (name: string) =>
  openSendForm(
    sandbox,
    { receiver: name, amount: '1' },
    {
      projectId: 'p1',
      endpoints: { data: data.url },
      networks: [etherNetwork(1, 'Ethereum', ethereum.url)],
    },
  )

test('a name with a record of the network is sent to without a question [V3]', async () => {
  const { waitForReceiver, openReview, waitForStep } = await openForm('alice.sandbox.id')
  const { receiver: shown } = await waitForReceiver('named')
  expect(shown).toMatchObject({ address: sandbox.accounts[3], doubt: null })
  await openReview()
  expect((await waitForStep('reviewing')).review.to).toBe(sandbox.accounts[3])
})

test('a name with a record of Ethereum alone is sent to after the visitor accepts the address [V3]', async () => {
  const { state, waitForReceiver, openReview, waitForStep } = await openForm('bob.sandbox.id')
  const form = await waitForReceiver('doubtful')
  expect([form.preview, form.receiver]).toMatchObject([
    null,
    { address: receiver(), doubt: { reason: 'other-network', network: 'Ethereum' } },
  ])
  form.acceptReceiver?.()
  await openReview()
  ;(await waitForStep('reviewing')).confirm?.()
  await expect.poll(() => state().approvals.request?.method).toBe('eth_sendTransaction')
})

test('a contract of Ethereum that does not exist on the network is refused, also at the recheck [V3]', async () => {
  const { state, waitForReceiver, openReview, waitForStep } = await openForm('bob.sandbox.id')
  ;(await waitForReceiver('doubtful')).acceptReceiver?.()
  await openReview()
  await setCode('0x6001')
  ;(await waitForStep('reviewing')).confirm?.()
  expect((await waitForStep('failed')).problem).toBe('send/name-not-here')
  expect(state().approvals.request).toBeNull()
  const { receiver: shown } = await openForm('bob.sandbox.id').then((form) =>
    form.waitForReceiver('invalid'),
  )
  expect(shown).toMatchObject({ problem: 'send/name-not-here' })
})
