import { once } from 'node:events'
import { afterEach, assert, expect, test } from 'vitest'
import { addressFor, connect, createIdentity, rejectionOf, topicOf } from './client.fixture.ts'
import type { Relay } from './relay.types.ts'
import { startRelay } from './start-relay.ts'

const running: Relay[] = []
const start = async (pingEvery?: number) => {
  const relay = await startRelay(pingEvery === undefined ? {} : { pingEvery })
  running.push(relay)
  return relay
}
afterEach(async () => {
  for (const relay of running.splice(0)) await relay.stop()
})
const topic = topicOf('pairing')
const envelope = (message: string, tag = 1108) => ({ topic, message, ttl: 300, tag })
async function connectPair(url: string) {
  const page = await connect(url)
  const phone = await connect(url)
  return { page, phone }
}

test('the relay returns ids of 19 digits unchanged and ignores unknown parameters', async () => {
  const { url } = await start()
  const page = await connect(url)
  const response = await page.call(
    'irn_publish',
    { ...envelope('a'), correlationId: 7, rpcMethods: ['x'] },
    '1790123456789012345',
  )
  assert.deepEqual(response, { id: '1790123456789012345', jsonrpc: '2.0', result: true })
})

test('the relay responds to a publish, then pushes the message to the subscriber, never to the publisher', async () => {
  const { url } = await start()
  const { page, phone } = await connectPair(url)
  await page.call('irn_subscribe', { topic })
  const { result } = await phone.call('irn_subscribe', { topic })
  const before = Date.now()
  await page.call('irn_publish', envelope('hello'))
  assert.equal(phone.pendingPushes(), 0)
  const { params } = await phone.nextPush()
  assert.equal(params.id, result)
  const { publishedAt, ...data } = params.data
  assert.deepEqual(data, { topic, message: 'hello', tag: 1108 })
  assert(before <= publishedAt && publishedAt <= Date.now())
  await page.call('irn_subscribe', { topic })
  assert.equal(page.pendingPushes(), 0)
})

test('the relay pushes a message again to a new connection of a client until the client acknowledges it', async () => {
  const { url } = await start()
  const identity = createIdentity()
  const page = await connect(url)
  await page.call('irn_publish', envelope('early'))
  const first = await connect(url, identity)
  await first.call('irn_batchSubscribe', { topics: [topic] })
  assert.equal((await first.nextPush()).params.data.message, 'early')
  first.socket.close()
  const second = await connect(url, identity)
  await second.call('irn_subscribe', { topic })
  second.acknowledge(await second.nextPush())
  const third = await connect(url, identity)
  const { result } = await third.call('irn_fetchMessages', { topic })
  assert.deepEqual(result, { messages: [], hasMore: false })
})

test('relay.pushes counts pushes, and relay.flush resolves once clients have received them', async () => {
  const relay = await start()
  const { page, phone } = await connectPair(relay.url)
  await phone.call('irn_subscribe', { topic })
  await page.call('irn_publish', envelope('first'))
  await expect.poll(relay.pushes).toBe(1)
  await relay.flush()
  assert.equal(phone.pendingPushes(), 1)
})

test('the relay confirms a duplicate publish but pushes the message once', async () => {
  const relay = await start()
  const { page, phone } = await connectPair(relay.url)
  await phone.call('irn_subscribe', { topic })
  for (let count = 0; count < 2; count += 1)
    assert.isTrue((await page.call('irn_publish', envelope('first'))).result)
  await page.call('irn_publish', envelope('second'))
  assert.equal((await phone.nextPush()).params.data.message, 'first')
  assert.equal((await phone.nextPush()).params.data.message, 'second')
  assert.equal(relay.published().length, 2)
})

test('wc_proposeSession subscribes the proposer; wc_approveSession publishes response and settlement', async () => {
  const relay = await start()
  const { page, phone } = await connectPair(relay.url)
  const session = topicOf('session')
  await page.call('wc_proposeSession', {
    pairingTopic: topic,
    sessionProposal: 'proposal',
    ttl: 300,
    correlationId: 1,
  })
  await phone.call('irn_subscribe', { topic })
  const proposal = await phone.nextPush()
  assert.equal(proposal.params.data.message, 'proposal')
  assert.equal(proposal.params.data.tag, 1100)
  const approval = {
    pairingTopic: topic,
    sessionTopic: session,
    sessionProposalResponse: 'response',
    sessionSettlementRequest: 'settlement',
    ttl: 300,
  }
  assert.isTrue((await phone.call('wc_approveSession', approval)).result)
  const response = await page.nextPush()
  assert.equal(response.params.data.message, 'response')
  assert.equal(response.params.data.tag, 1101)
  await page.call('irn_subscribe', { topic: session })
  const settlement = await page.nextPush()
  assert.equal(settlement.params.data.message, 'settlement')
  assert.equal(settlement.params.data.tag, 1102)
  await page.call('irn_publish', { ...envelope('confirmation', 1103), topic: session })
  assert.equal((await phone.nextPush()).params.data.message, 'confirmation')
  assert.deepEqual(
    relay.published().map(({ tag }) => tag),
    [1100, 1101, 1102, 1103],
  )
})

test('irn_unsubscribe ends the pushes of its own topic', async () => {
  const { url } = await start()
  const { page, phone } = await connectPair(url)
  const other = topicOf('other')
  const { result } = await phone.call('irn_batchSubscribe', { topics: [topic, other] })
  assert(Array.isArray(result))
  assert.lengthOf(result, 2)
  assert.isTrue((await phone.call('irn_unsubscribe', { topic, id: 'any' })).result)
  await page.call('irn_batchPublish', {
    messages: [envelope('unsubscribed'), { ...envelope('subscribed'), topic: other }],
  })
  assert.equal((await phone.nextPush()).params.data.message, 'subscribed')
})

test('the relay sends ping frames every `pingEvery` ms', async () => {
  const { url } = await start(5)
  const page = await connect(url)
  await once(page.socket, 'ping')
})

test('the relay closes a connection with an invalid token with code 3000', async () => {
  const { url } = await start()
  const forged = addressFor(url, createIdentity().token(url, { iss: createIdentity().issuer }))
  assert.deepEqual(await rejectionOf(forged), { code: 3000, reason: 'JWT signature is wrong' })
})

test('relay.refuse closes current and new connections until refuse(null)', async () => {
  const relay = await start()
  const page = await connect(relay.url)
  relay.refuse('Project not found')
  const [code, reason] = await once(page.socket, 'close')
  assert.equal(code, 3000)
  assert.equal(String(reason), 'Project not found')
  assert.deepEqual(await rejectionOf(addressFor(relay.url, createIdentity().token(relay.url))), {
    code: 3000,
    reason: 'Project not found',
  })
  relay.refuse(null)
  await connect(relay.url)
  await expect.poll(relay.clients).toBe(1)
})

test('relay.down and relay.up keep the port and the queued messages', async () => {
  const relay = await start()
  const page = await connect(relay.url)
  await page.call('irn_publish', envelope('queued'))
  await relay.down()
  assert.equal(relay.clients(), 0)
  await expect(connect(relay.url)).rejects.toThrow('ECONNREFUSED')
  await relay.up()
  const phone = await connect(relay.url)
  await phone.call('irn_subscribe', { topic })
  assert.equal((await phone.nextPush()).params.data.message, 'queued')
})

test('relay.cut terminates the connections; clients can reconnect', async () => {
  const relay = await start()
  const page = await connect(relay.url)
  relay.cut()
  const [code] = await once(page.socket, 'close')
  assert.equal(code, 1006)
  await connect(relay.url)
})

test('relay.mute ignores frames and delays pushes until mute(false)', async () => {
  const relay = await start()
  const { page, phone } = await connectPair(relay.url)
  await phone.call('irn_subscribe', { topic })
  await page.call('irn_publish', envelope('in transit'))
  relay.mute(true)
  const pong = once(phone.socket, 'pong')
  phone.socket.send(
    JSON.stringify({ id: '1', jsonrpc: '2.0', method: 'irn_subscribe', params: { topic } }),
  )
  phone.socket.ping()
  await pong
  assert.equal(phone.frames.length, 1)
  relay.mute(false)
  assert.equal((await phone.nextPush()).params.data.message, 'in transit')
})

test('the relay responds to unknown methods and invalid parameters with an error', async () => {
  const { url } = await start()
  const page = await connect(url)
  page.socket.send('not JSON')
  assert.deepInclude((await page.call('irn_unknown', {})).error, {
    message: 'Unknown method irn_unknown',
  })
  assert.deepInclude((await page.call('irn_publish', { topic })).error, {
    message: 'Invalid parameters: message must be a non-empty string',
  })
})
