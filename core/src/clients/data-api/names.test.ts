import { expect, test } from 'vitest'
import { account, json, owner, signal, startClient } from './scripted-service.fixture.ts'

/** A service that maps the name to its owner, and the owner to the name. */
const registered = (name: string) =>
  startClient({
    '/v1/profile/account': () => json({ addresses: { 60: { address: owner } }, attributes: [] }),
    '/v1/profile/reverse': () => json([{ name, addresses: {}, attributes: [] }]),
    '/v1/identity': () => json({ name, avatar: null }),
  })

test.each([
  ['a Cyrillic letter', 'vit\u0430lik.eth'],
  ['a zero width joiner', 'vita\u200dlik.eth'],
  ['a soft hyphen', 'vita\u00adlik.eth'],
  ['a bidi control', 'vita\u202elik.eth'],
  ['a Greek letter', 'c\u03bfinbase.eth'],
  ['a letter of mathematics', '𝐯italik.eth'],
  ['no letters', ''],
])('identity() and reverse() return no name with %s [XM2]', async (_, name) => {
  const { api } = registered(name)
  expect((await api.identity(account, owner, signal)).claimedName).toBeNull()
  expect(await api.reverse(owner, owner, signal)).toEqual([])
})

test.each([
  ['Alice.eth', 'alice.eth'],
  ['𝐯italik.eth', 'vitalik.eth'],
  ['MÜNCHEN.eth', 'münchen.eth'],
])('lookUp() requests %s in its normalised form %s [XM2]', async (name, normalized) => {
  const { api, urls } = registered(name)
  expect(await api.lookUp(name, { fresh: false }, signal)).toMatchObject({ name: normalized })
  expect(urls().map(({ pathname }) => decodeURI(pathname))).toEqual([
    `/v1/profile/account/${normalized}`,
  ])
})

test.each(['vit\u0430lik.eth', 'vita\u200dlik.eth', 'a'.repeat(256)])(
  'lookUp() returns null without a request for a name that ENSIP-15 forbids [XM2]',
  async (name) => {
    const { api, urls } = registered(name)
    expect([await api.lookUp(name, { fresh: false }, signal), urls()]).toEqual([null, []])
  },
)
