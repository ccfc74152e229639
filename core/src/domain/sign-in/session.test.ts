import { describe, expect, test } from 'vitest'
import { toCaipNetworkId } from '../caip/caip.ts'
import { isDateTime, timeOf, toIso } from './date-time.ts'
import { complete, minimal, now } from './message.fixture.ts'
import { createNonce } from './nonce.ts'
import { isSameData } from './same-data.ts'
import { isActiveAt, isSessionOf } from './session.ts'
import { addressInText, chainInText } from './siwe-text.ts'
import { isUri, toUri } from './uri.ts'

describe('sessions', () => {
  const solana = toCaipNetworkId('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')

  test('isSessionOf compares EVM addresses without case, others with case [R18]', () => {
    const session = { data: minimal }
    const { chainId, accountAddress } = minimal
    expect(isSessionOf(session, chainId, accountAddress.toLowerCase())).toBe(true)
    expect(isSessionOf(session, toCaipNetworkId('eip155:10'), accountAddress)).toBe(false)
    expect(isSessionOf(session, chainId, `${accountAddress}0`)).toBe(false)
    const onSolana = { data: { chainId: solana, accountAddress: 'Abc' } }
    expect(isSessionOf(onSolana, solana, 'Abc')).toBe(true)
    expect(isSessionOf(onSolana, solana, 'abc')).toBe(false)
  })

  const at = (offset: number) => new Date(now + offset).toISOString()
  test.each([
    [{}, true],
    [{ issuedAt: at(0) }, true],
    [{ issuedAt: at(1) }, false],
    [{ issuedAt: at(1), notBefore: at(0) }, true],
    [{ issuedAt: at(0), notBefore: at(1) }, false],
    [{ expirationTime: at(1) }, true],
    [{ expirationTime: at(0) }, false],
    [{ issuedAt: 'yesterday' }, false],
    [{ expirationTime: 'never' }, false],
    [{ expirationTime: '' }, false],
  ])('isActiveAt of %j is %s', (data, isActive) => {
    expect(isActiveAt({ data }, now)).toBe(isActive)
  })

  test('isSameData ignores the address, and compares times as times', () => {
    const other = { ...complete, accountAddress: '', issuedAt: '2024-01-01T01:00:00+01:00' }
    expect(isSameData(complete, other)).toBe(true)
    expect(isSameData(complete, { ...complete, issuedAt: 'x' })).toBe(false)
    expect(isSameData({ ...complete, issuedAt: 'x' }, { ...complete, issuedAt: 'x' })).toBe(false)
    expect(isSameData(minimal, { ...minimal, resources: [] })).toBe(true)
    expect(
      isSameData(complete, { ...complete, resources: [...(complete.resources ?? [])].reverse() }),
    ).toBe(false)
  })
})

describe('times', () => {
  test.each([
    '2024-01-01T00:00:00Z',
    '2024-02-29T23:59:59.999Z',
    '2021-09-30T16:25:24.000000001+05:30',
  ])('isDateTime accepts %s', (text) => {
    expect(isDateTime(text)).toBe(true)
  })
  test.each([
    '',
    '2024-01-01',
    '2024-01-01T00:00:00',
    '2024-01-01 00:00:00Z',
    '2024-01-01t00:00:00z',
    '2023-02-29T00:00:00Z',
    '2024-13-01T00:00:00Z',
    '2024-00-01T00:00:00Z',
    '2024-01-00T00:00:00Z',
    '2024-01-32T00:00:00Z',
    '2024-01-01T24:00:00Z',
    '2024-01-01T00:60:00Z',
    '2024-01-01T00:00:60Z',
    '2024-01-01T00:00:00+24:00',
    '+12024-01-01T00:00:00Z',
    '2024-01-01T00:00:00Z\n',
  ])('isDateTime rejects %j', (text) => {
    expect(isDateTime(text)).toBe(false)
    expect(timeOf(text)).toBeNull()
  })
  test('toIso writes milliseconds in UTC and returns other texts unchanged', () => {
    expect(toIso('2022-01-02T00:00:00Z')).toBe('2022-01-02T00:00:00.000Z')
    expect(toIso('2021-09-30T16:25:24+02:00')).toBe('2021-09-30T14:25:24.000Z')
    expect(toIso(now)).toBe('2024-01-01T00:00:00.000Z')
    expect(toIso('tomorrow')).toBe('tomorrow')
  })
})

describe('nonces', () => {
  test('createNonce returns 24 letters and digits, other ones for other bytes [J2]', () => {
    const random = (length: number) => crypto.getRandomValues(new Uint8Array(length))
    const nonces = Array.from({ length: 100 }, () => createNonce(random))
    expect(nonces.every((nonce) => /^[a-zA-Z0-9]{24}$/.test(nonce))).toBe(true)
    expect(new Set(nonces).size).toBe(100)
    expect(createNonce((length) => new Uint8Array(length))).toBe('A'.repeat(24))
    expect(createNonce((length) => new Uint8Array(length).fill(255))).not.toBe('A'.repeat(24))
  })
  test('createNonce uses each character about equally often', () => {
    const counts = new Map<string, number>()
    for (let index = 0; index < 2_000; index++) {
      const nonce = createNonce((length) => crypto.getRandomValues(new Uint8Array(length)))
      for (const character of nonce) counts.set(character, (counts.get(character) ?? 0) + 1)
    }
    // 774 of each on average; a deviation of 8 standard deviations is a fault
    expect(counts.size).toBe(62)
    expect(Math.min(...counts.values())).toBeGreaterThan(550)
    expect(Math.max(...counts.values())).toBeLessThan(1_000)
  })
})

describe('texts of signing in with Ethereum', () => {
  test('addressInText returns the first EVM address, else an empty text', () => {
    expect(addressInText(`a ${minimal.accountAddress} 0x${'0'.repeat(40)}`)).toBe(
      minimal.accountAddress,
    )
    expect(addressInText('0x12')).toBe('')
  })
  test('chainInText returns the network, else eip155:1', () => {
    expect(chainInText('Chain ID: 137\n')).toBe('eip155:137')
    expect(chainInText('Chain ID: x')).toBe('eip155:1')
  })
})

describe('URIs', () => {
  test.each([
    'https://app.example.com',
    'https://app.example.com:8443/a/b;c=1?q=%20&x=y#z',
    'http://[::1]:3000/',
    'ipfs://bafybei/x',
    'did:key:z6Mk',
    'urn:recap:eyJhdHQiOnt9fQ',
  ])('isUri accepts %s', (text) => {
    expect(isUri(text)).toBe(true)
  })
  test.each([
    '',
    'app.example.com',
    '//app.example.com',
    'https://a b',
    'https://app.example.com/ä',
    'https://app.example.com/%zz',
    'https://app.example.com/?a[]=1',
    'https://app.example.com/#a#b',
    'https://app.example.com/\n',
    'https://app.example.com/{x}',
    'https://app.example.com%#',
    'https://a@b@app.example.com/',
  ])('isUri rejects %j', (text) => {
    expect(isUri(text)).toBe(false)
  })
  test('toUri escapes what the address bar of a browser allows', () => {
    const url = 'https://app.example.com/a|b?x[]={1}&y=ä%#c#d^'
    const uri = toUri(url)
    expect(uri).toBe('https://app.example.com/a%7Cb?x%5B%5D=%7B1%7D&y=%C3%A4%25#c%23d%5E')
    expect(isUri(uri)).toBe(true)
    expect(toUri(uri)).toBe(uri)
    expect(toUri('not a URL')).toBe('not a URL')
  })
})
