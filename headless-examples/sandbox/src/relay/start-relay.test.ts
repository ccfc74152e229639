import { once } from 'node:events'
import { afterEach, assert, expect, test } from 'vitest'
import { addressFor, identity, open, topicOf, turnedAway } from './client.fixture.ts'
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
const sealed = (message: string, tag = 1108) => ({ topic, message, ttl: 300, tag })

test('ids of 19 digits come back unchanged, and unknown parameters do not matter', async () => {
  const { url } = await start()
  const page = await open(url)
  const answer = await page.call(
    'irn_publish',
    { ...sealed('a'), correlationId: 7, rpcMethods: ['x'] },
    '1790123456789012345',
  )
  assert.deepEqual(answer, { id: '1790123456789012345', jsonrpc: '2.0', result: true })
})

test('a publish is answered before it reaches the other side, and never the publisher', async () => {
  const { url } = await start()
  const [page, phone] = [await open(url), await open(url)]
  await page.call('irn_subscribe', { topic })
  const { result } = await phone.call('irn_subscribe', { topic })
  await page.call('irn_publish', sealed('hello'))
  assert.equal(phone.waiting(), 0)
  const { params } = await phone.pushed()
  assert.equal(params.id, result)
  const { publishedAt, ...data } = params.data
  assert.deepEqual(data, { topic, message: 'hello', tag: 1108 })
  assert.closeTo(publishedAt, Date.now(), 5_000)
  await page.call('irn_subscribe', { topic })
  assert.equal(page.waiting(), 0)
})

test('a message waits for its reader, until it is acknowledged', async () => {
  const { url } = await start()
  const who = identity()
  const page = await open(url)
  await page.call('irn_publish', sealed('early'))
  const first = await open(url, who)
  await first.call('irn_batchSubscribe', { topics: [topic] })
  assert.equal((await first.pushed()).params.data.message, 'early')
  first.socket.close()
  const second = await open(url, who)
  await second.call('irn_subscribe', { topic })
  second.acknowledge(await second.pushed())
  const third = await open(url, who)
  const { result } = await third.call('irn_fetchMessages', { topic })
  assert.deepEqual(result, { messages: [], hasMore: false })
})

test('a copy is answered and dropped', async () => {
  const relay = await start()
  const [page, phone] = [await open(relay.url), await open(relay.url)]
  await phone.call('irn_subscribe', { topic })
  for (let count = 0; count < 2; count += 1)
    assert.isTrue((await page.call('irn_publish', sealed('once'))).result)
  await page.call('irn_publish', sealed('then'))
  assert.equal((await phone.pushed()).params.data.message, 'once')
  assert.equal((await phone.pushed()).params.data.message, 'then')
  assert.equal(relay.published().length, 2)
})

test('a proposal subscribes who proposes; an approval answers it and settles', async () => {
  const relay = await start()
  const [page, phone] = [await open(relay.url), await open(relay.url)]
  const session = topicOf('session')
  await page.call('wc_proposeSession', {
    pairingTopic: topic,
    sessionProposal: 'proposal',
    ttl: 300,
    correlationId: 1,
  })
  await phone.call('irn_subscribe', { topic })
  const proposal = await phone.pushed()
  assert.deepEqual([proposal.params.data.message, proposal.params.data.tag], ['proposal', 1100])
  const approval = {
    pairingTopic: topic,
    sessionTopic: session,
    sessionProposalResponse: 'yes',
    sessionSettlementRequest: 'settled',
    ttl: 300,
  }
  assert.isTrue((await phone.call('wc_approveSession', approval)).result)
  const response = await page.pushed()
  assert.deepEqual([response.params.data.message, response.params.data.tag], ['yes', 1101])
  await page.call('irn_subscribe', { topic: session })
  const settlement = await page.pushed()
  assert.deepEqual([settlement.params.data.message, settlement.params.data.tag], ['settled', 1102])
  await page.call('irn_publish', { ...sealed('thanks', 1103), topic: session })
  assert.equal((await phone.pushed()).params.data.message, 'thanks')
  assert.deepEqual(
    relay.published().map(({ tag }) => tag),
    [1100, 1101, 1102, 1103],
  )
})

test('after unsubscribing nothing more comes', async () => {
  const { url } = await start()
  const [page, phone] = [await open(url), await open(url)]
  const other = topicOf('other')
  const { result } = await phone.call('irn_batchSubscribe', { topics: [topic, other] })
  assert(Array.isArray(result))
  assert.lengthOf(result, 2)
  assert.isTrue((await phone.call('irn_unsubscribe', { topic, id: 'any' })).result)
  await page.call('irn_batchPublish', {
    messages: [sealed('unheard'), { ...sealed('heard'), topic: other }],
  })
  assert.equal((await phone.pushed()).params.data.message, 'heard')
})

test('ping frames go out by themselves', async () => {
  const { url } = await start(5)
  const page = await open(url)
  await once(page.socket, 'ping')
})

test('who has no sound token is turned away with 3000', async () => {
  const { url } = await start()
  const stranger = addressFor(url, identity().token(url, { iss: identity().issuer }))
  assert.deepEqual(await turnedAway(stranger), { code: 3000, reason: 'JWT signature is wrong' })
})

test('refusing closes who is there and who comes, until it is over', async () => {
  const relay = await start()
  const page = await open(relay.url)
  relay.refuse('Project not found')
  const [code, reason] = await once(page.socket, 'close')
  assert.deepEqual([code, String(reason)], [3000, 'Project not found'])
  assert.deepEqual(await turnedAway(addressFor(relay.url, identity().token(relay.url))), {
    code: 3000,
    reason: 'Project not found',
  })
  relay.refuse(null)
  await open(relay.url)
  await expect.poll(relay.clients).toBe(1)
})

test('down and up again: the same port, the mailbox kept', async () => {
  const relay = await start()
  const page = await open(relay.url)
  await page.call('irn_publish', sealed('kept'))
  await relay.down()
  assert.equal(relay.clients(), 0)
  await expect(open(relay.url)).rejects.toThrow('ECONNREFUSED')
  await relay.up()
  const phone = await open(relay.url)
  await phone.call('irn_subscribe', { topic })
  assert.equal((await phone.pushed()).params.data.message, 'kept')
})

test('cut ends the lines, and they may come back', async () => {
  const relay = await start()
  const page = await open(relay.url)
  relay.cut()
  const [code] = await once(page.socket, 'close')
  assert.equal(code, 1006)
  await open(relay.url)
})

test('mute: neither heard nor told, and what waits is told afterwards', async () => {
  const relay = await start()
  const [page, phone] = [await open(relay.url), await open(relay.url)]
  await phone.call('irn_subscribe', { topic })
  await page.call('irn_publish', sealed('under way'))
  relay.mute(true)
  const unheard = once(phone.socket, 'pong')
  phone.socket.send(
    JSON.stringify({ id: '1', jsonrpc: '2.0', method: 'irn_subscribe', params: { topic } }),
  )
  phone.socket.ping()
  await unheard
  assert.equal(phone.frames.length, 1)
  relay.mute(false)
  assert.equal((await phone.pushed()).params.data.message, 'under way')
})

test('what is not understood is said to be so', async () => {
  const { url } = await start()
  const page = await open(url)
  page.socket.send('neither')
  assert.deepInclude((await page.call('irn_dance', {})).error, {
    message: 'Unknown method irn_dance',
  })
  assert.deepInclude((await page.call('irn_publish', { topic })).error, {
    message: 'Invalid parameters: message must be a text',
  })
})
