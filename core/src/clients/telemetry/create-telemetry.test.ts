import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import type {
  ErrorReport,
  TelemetryBody,
  TelemetryEvent,
  TelemetryItem,
} from '../../domain/telemetry/telemetry-event.ts'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { createTelemetry } from './create-telemetry.ts'

const projectId = 'abcdef0123456789abcdef0123456789'
const address = '0x00000000219ab540356cBB839Cbe05303d7705Fa'
const pairing = `wc:${'ab'.repeat(32)}@2?relay-protocol=irn&symKey=${'cd'.repeat(32)}`
const { signal } = new AbortController()

const itemOf = (event: TelemetryEvent): TelemetryItem => ({
  type: 'track',
  record: { timestamp: 1_700_000_000_000, data: { type: 'track', ...event } },
})
const report: ErrorReport = {
  timestamp: 1_700_000_000_000,
  event: 'API_ERROR',
  errorType: 'endpoint/refused',
  errorMessage: 'The endpoint refused the request (status {status})',
  stackTrace: 'send@client.ts:1:2',
  uncaught: null,
}

function startTelemetry(url = 'https://page.example/', respond = () => new Response()) {
  const requests: Request[] = []
  const platform = createMemoryPlatform({
    facts: { url },
    fetch: async (input, init) => {
      requests.push(new Request(input, init))
      return respond()
    },
  })
  const telemetry = createTelemetry({
    platform,
    receiver: 'https://telemetry.example/base/',
    projectId,
    adapterNamespaces: ['eip155', 'solana'],
    sdkPlatform: 'react',
    isEnabled: async () => true,
  })
  const send = async (item: TelemetryItem): Promise<TelemetryBody> => {
    await telemetry.send(item, signal)
    return requests.at(-1)?.json()
  }
  return { platform, telemetry, requests, send }
}

test('send posts the body once, with the project and the SDK in the URL', async () => {
  const { requests, send } = startTelemetry()
  const body = await send(itemOf({ event: 'CLICK_ALL_WALLETS', properties: null }))
  expect(requests.length).toBe(1)
  const { url, method, credentials, headers, keepalive } = requests[0] ?? new Request('x:')
  expect(url).toMatch(
    /^https:\/\/telemetry\.example\/base\/e\?projectId=abcdef0123456789abcdef0123456789&st=appkit&sv=react-eip155%2Csolana-[\d.]+$/,
  )
  expect([method, credentials, headers.get('content-type'), keepalive]).toEqual([
    'POST',
    'omit',
    'application/json',
    true,
  ])
  expect(body).toEqual({
    eventId: '00000000-0000-4000-8000-000000000001',
    url: 'https://page.example/',
    domain: 'page.example',
    timestamp: 1_700_000_000_000,
    props: { type: 'track', event: 'CLICK_ALL_WALLETS' },
  })
})

test('send posts an error with its time as text', async () => {
  const { send } = startTelemetry()
  const { timestamp: _, uncaught: __, ...props } = report
  expect(await send({ type: 'report', report })).toMatchObject({
    timestamp: '2023-11-14T22:13:20.000Z',
    props: { type: 'error', ...props },
  })
  const internal = { ...report, event: 'INTERNAL_SDK_ERROR', uncaught: false } as const
  expect((await send({ type: 'report', report: internal })).props).toMatchObject({
    uncaught: false,
  })
})

test.each([
  [403, 'config/origin-not-allowed'],
  [401, 'config/project-id-invalid'],
  [500, 'endpoint/refused'],
  [302, 'endpoint/refused'],
])('send rejects after status %i, without a second request', async (status, code) => {
  const { requests, telemetry } = startTelemetry('', () => new Response(null, { status }))
  const item = itemOf({ event: 'CLICK_NETWORKS', properties: null })
  await expect(telemetry.send(item, signal)).rejects.toMatchObject({ code })
  expect(requests.length).toBe(1)
})

test('send rejects without a request if its signal is aborted', async () => {
  const { requests, telemetry } = startTelemetry()
  const item = itemOf({ event: 'CLICK_NETWORKS', properties: null })
  await expect(telemetry.send(item, AbortSignal.abort())).rejects.toMatchObject({
    code: 'kit/aborted',
  })
  expect(requests).toEqual([])
})

test.each([
  ['https://a:b@shop.example:444/cart/?q=1#h', 'https://shop.example:444/cart/', 'shop.example'],
  ['https://shop.example/order/1042', 'https://shop.example/order/…', 'shop.example'],
  ['https://shop.example/u/Jane-Roe/reset', 'https://shop.example/u/…/reset', 'shop.example'],
  ['https://shop.example/t%C3%BCr/%2e', 'https://shop.example/…/', 'shop.example'],
  ['https://shop.example/invitation-codes/abc', 'https://shop.example/…/abc', 'shop.example'],
  [
    `https://shop.example/users/${address}/edit`,
    'https://shop.example/users/…/edit',
    'shop.example',
  ],
  ['https://shop.example/mail/me@shop.example', 'https://shop.example/mail/…', 'shop.example'],
  ['file:///home/name/page.html', 'file://', ''],
  ['about:srcdoc', 'about://', ''],
  ['capacitor://localhost/index.html', 'capacitor://localhost', 'localhost'],
  ['no url', '', ''],
  ['', '', ''],
])('the page %s is sent as %s [V18]', async (page, url, domain) => {
  const { send } = startTelemetry(page)
  const body = await send(itemOf({ event: 'CLICK_NETWORKS', properties: null }))
  expect([body.url, body.domain]).toEqual([url, domain])
})

const propertiesOf = async (event: TelemetryEvent) => {
  const { props } = await startTelemetry().send(itemOf(event))
  return props.type === 'track' ? props.properties : null
}

test('properties that the type of an event does not have are not sent [N2]', async () => {
  const properties = { name: 'Fox', platform: 'mobile', address, uri: pairing, wallet: {} } as const
  expect(await propertiesOf({ event: 'SELECT_WALLET', properties })).toEqual({
    name: 'Fox',
    platform: 'mobile',
  })
})

test('texts are sent without secrets, and links without their path [N2]', async () => {
  expect(
    await propertiesOf({
      event: 'CONNECT_PROXY_ERROR',
      properties: {
        message: `failed for ${address}`,
        mobile_link: `https://fox.example/wc?uri=${encodeURIComponent(pairing)}`,
        name: `me@page.example`,
      },
    }),
  ).toEqual({ message: 'failed for …', mobile_link: 'https://fox.example', name: '…' })
})

test('of a search only the class of its length and whether it had results are sent [V18]', async () => {
  const searchOf = async (search: string) => {
    const properties = { badge: 'certified', search, hasResults: false } as never
    return await propertiesOf({ event: 'SEARCH_WALLET', properties })
  }
  expect(await searchOf('4-10')).toEqual({ badge: 'certified', search: '4-10', hasResults: false })
  for (const text of ['legal winner', 'Jane Roe', '4111111111111111', '+44 20 7946 0958', '123456'])
    expect(await searchOf(text)).toEqual({ badge: 'certified', search: '', hasResults: false })
})

test('a frame of a script within the page is sent without the path of the page [V18]', async () => {
  const { send } = startTelemetry()
  const stackTrace = 'run@jane.roe:1:2\nrun@order-9.html:3:4\nrun@app.mjs:5:6'
  const { props } = await send({ type: 'report', report: { ...report, stackTrace } })
  expect(props.type === 'error' && props.stackTrace).toBe('run@…:1:2\nrun@…:3:4\nrun@app.mjs:5:6')
})

test('amounts and the id of the project are sent as they are', async () => {
  expect(
    await propertiesOf({
      event: 'SEND_SUCCESS',
      properties: {
        isSmartAccount: false,
        network: toCaipNetworkId('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'),
        token: 'SOL',
        amount: '123456789012345678901234.000000000000000001',
      },
    }),
  ).toEqual({
    isSmartAccount: false,
    network: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    token: 'SOL',
    amount: '123456789012345678901234.000000000000000001',
  })
  expect(
    await propertiesOf({
      event: 'LOAD_MORE_TRANSACTIONS',
      properties: { isSmartAccount: true, projectId, cursor: null },
    }),
  ).toEqual({ isSmartAccount: true, projectId, cursor: null })
})

test('no value of an event brings an address, a pairing URI or an e-mail into the body [R21]', async () => {
  const secret = fc.constantFrom(address, pairing, 'me@page.example', 'ab'.repeat(65))
  const text = fc.tuple(fc.string(), secret).map(([before, hidden]) => `${before} ${hidden}`)
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.string(), text, { maxKeys: 5 }),
      text,
      async (features, name) => {
        const { send } = startTelemetry(
          `https://page.example/${encodeURIComponent(name)}?q=${name}`,
        )
        const bodies = [
          await send(itemOf({ event: 'SELECT_WALLET', properties: { name, platform: 'mobile' } })),
          await send({
            type: 'report',
            report: { ...report, errorType: name, errorMessage: name, stackTrace: name },
          }),
          await send({
            type: 'track',
            record: {
              timestamp: 0,
              data: JSON.parse(
                JSON.stringify({ type: 'track', event: 'INITIALIZE', properties: { features } }),
              ),
            },
          }),
        ]
        const sent = JSON.stringify(bodies).toLowerCase()
        for (const hidden of [address, 'symkey', 'me@page', 'abab'])
          expect(sent).not.toContain(hidden.toLowerCase())
      },
    ),
  )
})
