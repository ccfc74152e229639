import { expect, test } from 'vitest'
import { data, own, setup } from './own-sessions.fixture.ts'
import { evm } from './testing/host.fixture.ts'

test.each(['2026-03-01T09:59:59.000Z', '2026-03-01T10:00:00.000Z'])(
  'addSession rejects a session that has ended at %s, and revokes it [SG7]',
  async (expirationTime) => {
    const revoked: unknown[] = []
    const { siwx, page, open } = setup()
    Object.assign(page, {
      addSession: async () => ({ ...own, data: { ...own.data, expirationTime } }),
      revokeSession: async (...given: unknown[]) => void revoked.push(given),
    })
    await expect(siwx.addSession(own)).rejects.toMatchObject({ code: 'siwx/expired' })
    expect(revoked).toEqual([[evm.chainId, evm.address]])
    expect(open()).toEqual({ eip155: 'open' })
  },
)

test('a session that has ended and cannot be revoked is revoked again later [SG7]', async () => {
  const { siwx, page } = setup()
  const ended = { ...own, data: { ...own.data, expirationTime: '2026-03-01T09:00:00.000Z' } }
  Object.assign(page, {
    addSession: async () => ended,
    revokeSession: async () => Promise.reject(new Error('offline')),
  })
  await expect(siwx.addSession(own)).rejects.toMatchObject({ code: 'siwx/expired' })
  expect(siwx.openNamespaces('ending')).toEqual(['eip155'])
})

test('a namespace stays open if the answer names another account of it [SG1]', async () => {
  const other = { data: { ...data, accountAddress: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045' } }
  const { siwx, page, open } = setup({ sessions: [other] })
  await expect(siwx.getSessions(evm.chainId, evm.address)).resolves.toEqual([])
  expect([open(), siwx.hasOthers('eip155'), siwx.hasOthers('solana')]).toEqual([
    { eip155: 'open' },
    true,
    false,
  ])
  page.sessions = []
  await siwx.getSessions(evm.chainId, evm.address)
  expect(siwx.hasOthers('eip155')).toBe(false)
})
