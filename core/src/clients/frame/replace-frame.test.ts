import { expect, test } from 'vitest'
import { timeouts } from '../../domain/constants.ts'
import { catalogue } from '../../errors/catalogue.ts'
import { KitError } from '../../errors/kit-error.ts'
import { signal, startClient, turns } from './frame-client.fixture.ts'

const box = { top: 0, left: 0, width: 360, height: 600 }
const signRequest = { method: 'personal_sign', params: ['0x00', '0x00'] } as const

/** A client whose frame shows a request that was given up. `late`: its results. */
async function giveUpRequest() {
  const page = startClient()
  const { client, platform, clock, receive, ready, posted, frame } = page
  const events: unknown[] = []
  client.subscribe((event) => events.push(event))
  const caller = new AbortController()
  const late: unknown[] = []
  const open = client.request('RPC_REQUEST', signRequest, caller.signal, (result) =>
    late.push(result),
  )
  const rejected = expect(open).rejects.toMatchObject({ code: 'rpc/user-rejected' })
  await ready()
  await posted(1)
  client.place(box)
  expect(frame().box).toEqual(box)
  caller.abort(new KitError(catalogue, 'rpc/user-rejected'))
  // Before any promise settles: the next click may approve the request.
  expect(frame().box).toBeNull()
  await rejected
  const { id } = Object(frame().posted[0]?.message)
  const answer = (type: 'SUCCESS' | 'ERROR', payload: unknown) =>
    receive({ type: `@w3m-frame/RPC_REQUEST_${type}`, id, payload })
  const readyAgain = async () => {
    const source = platform.controls.frames.at(-1)?.window ?? null
    receive({ type: '@w3m-frame/READY', payload: {} }, { source })
    await turns()
    clock.advance(500)
    await turns()
  }
  return { ...page, events, late, answer, readyAgain }
}

test('a frame with a request that was given up is hidden until that is answered [EM3]', async () => {
  const { client, frame, late, answer, platform } = await giveUpRequest()
  client.place({ ...box, top: 10 })
  expect(frame().box).toBeNull()
  answer('ERROR', { message: 'User rejected the request.', code: 4001 })
  expect([frame().box, late]).toEqual([{ ...box, top: 10 }, []])
  client.renew()
  expect(platform.controls.frames).toHaveLength(1)
})

test('renew replaces a frame with a request that was given up, whose result still arrives [EM3]', async () => {
  const { client, platform, events, frame, late, answer, readyAgain } = await giveUpRequest()
  client.renew()
  expect(events).toEqual([{ type: 'reloaded' }])
  const next = client.request('RPC_REQUEST', signRequest, signal, () => {})
  const [old, added] = platform.controls.frames
  expect([old?.retired, old?.removed, added?.box]).toEqual([true, false, box])
  await readyAgain()
  expect([frame().posted.length, added?.posted.length]).toEqual([1, 1])
  answer('SUCCESS', '0xabc')
  answer('SUCCESS', '0xdef')
  expect(late).toEqual(['0xabc'])
  client.stop()
  await expect(next).rejects.toMatchObject({ code: 'kit/stopped' })
  expect(platform.controls.frames.map(({ removed }) => removed)).toEqual([true, true])
})

test('a replaced frame answers what it has for two minutes, and nothing in the place of the new one [EM3]', async () => {
  const { client, platform, clock, events, frame, readyAgain, receive } = await giveUpRequest()
  const read = client.request('GET_CHAIN_ID', undefined, signal)
  const farcaster = client.request('CONNECT_FARCASTER', undefined, signal)
  const lost = expect(farcaster).rejects.toMatchObject({ code: 'embedded/aborted' })
  await turns()
  client.renew()
  const next = client.request('IS_CONNECTED', undefined, signal)
  await readyAgain()
  const ids = platform.controls.frames.flatMap(({ posted }) =>
    posted.map(({ message }) => Object(message).id),
  )
  receive({ type: '@w3m-frame/GET_CHAIN_ID_SUCCESS', id: ids[1], payload: { chainId: 1 } })
  await expect(read).resolves.toEqual({ chainId: 1 })
  receive({ type: '@w3m-frame/SESSION_UPDATE', payload: { token: 'old' } })
  const answer = { type: '@w3m-frame/IS_CONNECTED_SUCCESS', id: ids[3] }
  receive({ ...answer, payload: { isConnected: false } })
  const source = platform.controls.frames[1]?.window ?? null
  receive({ ...answer, payload: { isConnected: true } }, { source })
  await expect(next).resolves.toEqual({ isConnected: true })
  clock.advance(timeouts.frameRetired - 501)
  await turns()
  expect(frame().removed).toBe(false)
  clock.advance(501)
  await lost
  expect([frame().removed, events]).toEqual([true, [{ type: 'reloaded' }]])
})

test('a replaced frame that loads itself again is removed [EM3]', async () => {
  const { client, frame, receive, late, answer } = await giveUpRequest()
  client.renew()
  receive({ type: '@w3m-frame/READY', payload: {} })
  answer('SUCCESS', '0xabc')
  expect([frame().removed, late]).toEqual([true, []])
})

/** A client whose frame shows a request. */
async function showRequest() {
  const page = startClient()
  const { client, ready, posted } = page
  const events: unknown[] = []
  client.subscribe((event) => events.push(event))
  const open = client.request('RPC_REQUEST', signRequest, signal)
  const lost = expect(open).rejects.toMatchObject({ code: 'embedded/request-aborted' })
  await ready()
  await posted(1)
  page.frame().emitLoad()
  client.place(box)
  return { ...page, events, lost }
}

test('a frame that loads itself again is hidden until it responds, and its requests reject [EM9]', async () => {
  const { frame, clock, events, lost, receive, client } = await showRequest()
  expect(frame().box).toEqual(box)
  frame().emitLoad()
  expect(frame().box).toBeNull()
  await lost
  expect(events).toEqual([{ type: 'reloaded' }])
  clock.advance(timeouts.frameReturn - 1)
  const { type, id } = Object(frame().posted.at(-1)?.message)
  expect(type).toBe('@w3m-app/IS_CONNECTED')
  receive({ type: '@w3m-frame/IS_CONNECTED_SUCCESS', id, payload: { isConnected: true } })
  await turns()
  expect(frame().box).toEqual(box)
  let isLoaded = false
  const loading = client.load(signal).then(() => {
    isLoaded = true
  })
  clock.advance(499)
  await turns()
  expect(isLoaded).toBe(false)
  clock.advance(1)
  await loading
  expect([events.length, frame().removed]).toEqual([1, false])
})

test('a frame whose window shows another page is removed after 5 s, with one alert [EM9]', async () => {
  const { frame, platform, clock, events, lost, client, receive } = await showRequest()
  frame().emitLoad()
  frame().emitLoad()
  await lost
  const next = client.request('IS_CONNECTED', undefined, signal)
  const stopped = expect(next).rejects.toMatchObject({ code: 'kit/stopped' })
  await turns()
  clock.advance(timeouts.frameReturn)
  await turns()
  const isFailure = (event: unknown) => Object(event).type === 'failed'
  expect(events.filter(isFailure)).toEqual([{ type: 'failed', code: 'embedded/frame-lost' }])
  expect([events.at(-1), frame().removed]).toEqual([{ type: 'reloaded' }, true])
  // A request that arrived meanwhile waits for the new frame.
  const added = platform.controls.frames[1]
  receive({ type: '@w3m-frame/READY', payload: {} }, { source: added?.window ?? null })
  await turns()
  clock.advance(500)
  await turns()
  expect(added?.posted.length).toBe(1)
  client.stop()
  await stopped
})

test('a frame that a script of the page removes rejects its requests at once, with one alert [EM9]', async () => {
  const { frame, events, lost } = await showRequest()
  frame().emitRemoved()
  await lost
  expect(events).toEqual([{ type: 'failed', code: 'embedded/frame-lost' }, { type: 'reloaded' }])
})

test('a frame that is removed before it is ready counts as not loaded, and is not added again before the next request [EM9]', async () => {
  const { client, platform, frame } = startClient()
  const events: unknown[] = []
  client.subscribe((event) => events.push(event))
  const loading = expect(client.load(signal)).rejects.toMatchObject({
    code: 'embedded/frame-not-loaded',
  })
  frame().emitRemoved()
  await loading
  expect(events).toEqual([{ type: 'failed', code: 'embedded/frame-load-failed' }])
  expect(platform.controls.frames).toHaveLength(1)
})

test('a redirect before the frame is ready is part of its first load [EM9]', async () => {
  const { client, frame, ready } = startClient()
  const loading = client.load(signal)
  frame().emitLoad()
  frame().emitLoad()
  await ready()
  await loading
  expect(frame().posted).toEqual([])
})

test('a request that was given up before it is posted leaves the frame as it is [EM3]', async () => {
  const { client, platform, ready, frame } = startClient()
  const caller = new AbortController()
  const open = client.request('RPC_REQUEST', signRequest, caller.signal, () => {})
  caller.abort()
  await expect(open).rejects.toMatchObject({ code: 'kit/aborted' })
  await ready()
  client.renew()
  expect([frame().posted, platform.controls.frames.length]).toEqual([[], 1])
})
