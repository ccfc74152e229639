import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Met, meet } from './meet.ts'
import type { Subject } from './subject.ts'

/** Tests the adapter contract with a wallet with real keys in Chromium. */
export function conforms(subject: Subject): void {
  const { connectorId, network, other } = subject
  const request = { connectorId, caipNetworkId: network.caipNetworkId }
  const { signal } = new AbortController()

  describe(subject.title, () => {
    let met: Met
    beforeEach(async () => {
      met = await meet(subject)
    })
    afterEach(() => met.leave())
    const resume = async (address: string | null = null) =>
      (await met.again()).resume({ connectorId, address }, signal)

    test('the adapter discovers the wallet once, with its name and namespace', async () => {
      await expect.poll(() => met.rows.map(({ id }) => id)).toEqual([connectorId])
      expect(met.rows[0]).toMatchObject({
        name: met.control.name,
        chain: network.chainNamespace,
        type: 'ANNOUNCED',
        disputed: false,
      })
    })

    describe('connect', () => {
      test('connect returns the shared accounts and the network', async () => {
        const connection = await met.chain.connect(request, signal)
        expect(connection).toMatchObject({
          namespace: network.chainNamespace,
          connectorId,
          caipNetworkId: network.caipNetworkId,
        })
        expect(connection.accounts.map(({ address }) => address).sort()).toEqual(
          [...met.control.state().shared].sort(),
        )
        const first =
          subject.first === null ? connection.accounts[0] : connection.accounts.find(subject.first)
        expect(connection.address).toBe(first?.address)
      })

      test('connect reports a rejection and can be retried [B5]', async () => {
        met.control.reject()
        await expect(met.chain.connect(request, signal)).rejects.toMatchObject({
          code: 'rpc/user-rejected',
        })
        await expect(met.chain.connect(request, signal)).resolves.toMatchObject({ connectorId })
      })

      test('connect recognises the rejection code of the wallet [B5]', async () => {
        met.control.answerNext(subject.methods.connect, subject.says.declined)
        await expect(met.chain.connect(request, signal)).rejects.toMatchObject({
          code: 'rpc/user-rejected',
        })
      })

      test('connect reports an empty list of accounts [B2]', async () => {
        met.control.answerNext(subject.methods.connect, subject.says.nothing)
        await expect(met.chain.connect(request, signal)).rejects.toMatchObject({
          code: 'connect/no-account-shared',
        })
      })

      test('connect can be aborted while the wallet does not respond, and a late approval has no effect [B1]', async () => {
        met.control.setMode('never')
        const caller = new AbortController()
        const asked = met.chain.connect(request, caller.signal)
        await expect.poll(() => met.control.pending().length).toBe(1)
        caller.abort()
        await expect(asked).rejects.toMatchObject({ code: 'kit/aborted' })
        met.control.approve()
        expect(met.control.pending()).toEqual([])
      })

      test('connect causes exactly one prompt [O3]', async () => {
        met.control.setMode('never')
        expect(met.control.pending()).toEqual([])
        const asked = met.chain.connect(request, signal)
        await expect.poll(() => met.control.pending().length).toBe(1)
        met.control.approve()
        await asked
        expect(met.control.pending()).toEqual([])
      })

      test.each(subject.unbelievable)('rejects %s [B3, B4, B6]', async (_, answer, code) => {
        met.control.answerNext(subject.methods.connect, answer)
        await expect(met.chain.connect(request, signal)).rejects.toMatchObject({
          name: 'KitError',
          code,
        })
      })
    })

    describe('restore', () => {
      test('resume reconnects without a prompt, with the account that was active', async () => {
        const { accounts } = await met.chain.connect(request, signal)
        met.control.setMode('never')
        const last = accounts.at(-1)?.address ?? ''
        await expect(resume(last)).resolves.toMatchObject({
          address: last,
          caipNetworkId: network.caipNetworkId,
        })
        expect(met.control.pending()).toEqual([])
      })

      test('resume returns null after the wallet revoked its permission', async () => {
        await met.chain.connect(request, signal)
        met.control.setMode('reject')
        met.control.revoke()
        await expect(resume()).resolves.toBeNull()
      })

      test('resume waits for a removed wallet until the caller aborts [D2]', async () => {
        await met.chain.connect(request, signal)
        met.control.disappear()
        const caller = new AbortController()
        const chain = await met.again()
        const resumed = chain.resume({ connectorId, address: null }, caller.signal)
        caller.abort()
        await expect(resumed).rejects.toMatchObject({ code: 'kit/aborted' })
      })

      test('resume waits for a wallet that appears late', async () => {
        await met.chain.connect(request, signal)
        met.control.disappear()
        const chain = await met.again()
        const resumed = chain.resume({ connectorId, address: null }, signal)
        met.control.announce()
        await expect(resumed).resolves.toMatchObject({ connectorId })
      })
    })

    describe('wallet events', () => {
      test('watch emits a newly selected account with all shared accounts', async () => {
        const { events } = await met.connected()
        const wanted = met.control.addresses.at(-1) ?? ''
        met.control.changeAccount(wanted)
        await expect
          .poll(() => events.filter(({ type }) => type === 'accounts.changed').length)
          .toBeGreaterThan(0)
        const told = events.findLast((event) => event.type === 'accounts.changed')
        expect(told?.accounts.map(({ address }) => address).sort()).toEqual(
          [...met.control.state().shared].sort(),
        )
      })

      test('watch emits `disconnected` when the permission is revoked [B8]', async () => {
        const { events } = await met.connected()
        // some wallets prompt again for a read-only account request
        met.control.setMode('reject')
        met.control.revoke()
        await expect.poll(() => events).toEqual([{ type: 'disconnected' }])
      })

      test('no event is emitted after unsubscribing', async () => {
        const { events, stop } = await met.connected()
        stop()
        met.control.revoke()
        await resume(null).catch(() => null)
        expect(events).toEqual([])
      })

      test.runIf(subject.tellsNetwork && other !== null)('emits another network', async () => {
        const { events } = await met.connected()
        met.control.changeNetwork(other?.caipNetworkId ?? '')
        await expect
          .poll(() => events)
          .toContainEqual(
            expect.objectContaining({ type: 'chain.changed', caipNetworkId: other?.caipNetworkId }),
          )
      })
    })

    test.runIf(other !== null)('switches the wallet to the other network and back', async () => {
      await met.connected()
      for (const wanted of other === null ? [] : [other, network]) {
        await expect(
          met.chain.switchNetwork({ connectorId, network: wanted }, signal),
        ).resolves.toBe(wanted.caipNetworkId)
      }
    })

    describe('signMessage', () => {
      const message = 'Grüezi <b>&amp;</b> 你好\n0xdeadbeef'
      const sign = async (address: string) =>
        met.chain.signMessage({ connectorId, address, message }, signal)

      test('signMessage returns a valid signature for every account', async () => {
        const { accounts } = await met.chain.connect(request, signal)
        for (const account of accounts) {
          await expect(subject.verify(account, message, await sign(account.address))).resolves.toBe(
            true,
          )
          await expect(
            subject.verify(account, `${message}!`, await sign(account.address)),
          ).resolves.toBe(false)
        }
      })

      test('signMessage reports a rejection', async () => {
        const { address } = await met.chain.connect(request, signal)
        met.control.reject()
        await expect(sign(address)).rejects.toMatchObject({ code: 'rpc/user-rejected' })
      })

      test('signMessage rejects an account that is not shared', async () => {
        await met.chain.connect(request, signal)
        await expect(sign('nobody')).rejects.toMatchObject({ name: 'KitError' })
      })

      test.each([
        ['no answer', { result: undefined }],
        ['a number', { result: 7 }],
        ['an empty list', { result: [] }],
        ['an error without words', { error: undefined }],
        ['an error that refers to itself', { error: circular() }],
      ])('rejects %s as a signature [B6]', async (_, answer) => {
        const { address } = await met.chain.connect(request, signal)
        met.control.answerNext(subject.methods.sign, answer)
        await expect(sign(address)).rejects.toMatchObject({ name: 'KitError' })
      })
    })

    test('the adapter connects again after a disconnect', async () => {
      const { stop } = await met.connected()
      stop()
      await met.chain.disconnect(connectorId, signal)
      await expect(met.chain.connect(request, signal)).resolves.toMatchObject({ connectorId })
    })

    test.runIf(subject.balance !== null)(
      "balance returns the chain's balance to the last unit",
      async () => {
        const { address } = await met.chain.connect(request, signal)
        await expect(met.chain.balance({ network, address }, signal)).resolves.toEqual(
          subject.balance,
        )
      },
    )

    test('a stopped adapter emits nothing', async () => {
      met.control.setMode('never')
      const asked = met.chain.connect(request, signal)
      met.adapter.stop()
      await expect(asked).rejects.toMatchObject({ code: 'kit/stopped' })
    })
  })
}

function circular(): object {
  const error: Record<string, unknown> = {}
  error.cause = error
  return error
}
