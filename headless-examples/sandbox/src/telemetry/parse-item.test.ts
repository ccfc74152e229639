import { assert, expect, test } from 'vitest'
import { parseItem } from './parse-item.ts'
import { report, track } from './telemetry.fixture.ts'

const parse = (body: unknown) => parseItem(JSON.stringify(body))

test('parseItem returns events with and without properties, and errors', () => {
  const { properties: _, ...withoutProperties } = track.props
  for (const body of [
    track,
    { ...track, props: withoutProperties },
    report,
    { ...report, props: { ...report.props, uncaught: true } },
    { ...track, url: 'http://localhost:5173/', domain: 'localhost' },
  ])
    assert.deepEqual(parse(body), body)
})

test.each([
  ['text', 'The body must be an object.'],
  [[], 'The body must be an object.'],
  [{ ...track, eventId: undefined }, 'The body has no eventId.'],
  [{ ...track, address: '0x' }, 'The body has an unknown field address.'],
  [{ ...track, eventId: '1' }, 'eventId must be a UUID of version 4.'],
  [{ ...track, url: 'shop.example' }, 'url must be an http(s) URL.'],
  [{ ...track, url: 'file:///home/page.html', domain: '' }, 'url must be an http(s) URL.'],
  [{ ...track, url: `${track.url}?token=1` }, 'url must have no credentials, query or hash.'],
  [{ ...track, url: `${track.url}#token` }, 'url must have no credentials, query or hash.'],
  [
    { ...track, url: 'https://user:word@shop.example/cart' },
    'url must have no credentials, query or hash.',
  ],
  [{ ...track, url: `${track.url}/order-9` }, 'url must have plain words or … in its path.'],
  [
    {
      ...track,
      props: { ...track.props, event: 'SEARCH_WALLET', properties: { search: 'legal winner' } },
    },
    'search must be the length of a search.',
  ],
  [{ ...track, domain: 'other.example' }, 'domain must be the host name of url.'],
  [
    { ...track, timestamp: report.timestamp },
    'timestamp of an event must be a whole number of ms.',
  ],
  [{ ...track, timestamp: 1.5 }, 'timestamp of an event must be a whole number of ms.'],
  [{ ...track, props: null }, 'props must be an object.'],
  [{ ...track, props: { type: 'other' } }, 'props.type must be track or error.'],
  [
    { ...track, props: { ...track.props, event: 'open' } },
    'props.event must be the name of an event.',
  ],
  [
    { ...track, props: { ...track.props, properties: null } },
    'props.properties must be an object.',
  ],
  [{ ...track, props: { ...track.props, address: '0x' } }, 'props has an unknown field address.'],
  [
    { ...report, timestamp: track.timestamp },
    'timestamp of an error must be an ISO time in UTC with ms.',
  ],
  [
    { ...report, timestamp: '2026-11-23' },
    'timestamp of an error must be an ISO time in UTC with ms.',
  ],
  [
    { ...report, props: { ...report.props, event: 'OTHER_ERROR' } },
    'props.event must be the category of an error.',
  ],
  [{ ...report, props: { ...report.props, stackTrace: undefined } }, 'props has no stackTrace.'],
  [
    { ...report, props: { ...report.props, errorMessage: 1 } },
    'props.errorMessage must be a text.',
  ],
  [
    { ...report, props: { ...report.props, uncaught: 'no' } },
    'props.uncaught must be true or false.',
  ],
])('parseItem refuses %j: %s', (body, reason) => {
  expect(() => parse(body)).toThrow(reason)
})

test('parseItem refuses a body that is not JSON or larger than 64 kB', () => {
  expect(() => parseItem('{')).toThrow('The body must be JSON.')
  expect(() => parse({ ...track, url: `${track.url}/${'a'.repeat(65_536)}` })).toThrow(
    'The body is larger than 65536 bytes.',
  )
})
