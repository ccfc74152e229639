import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Met, meet } from './meet.ts'
import type { Subject } from './subject.ts'

/** Everything that a chain adapter promises, asked of a wallet with real keys inside Chromium. */
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

    test('the wallet is found, once, as what it is', async () => {
      await expect.poll(() => met.rows.map(({ id }) => id)).toEqual([connectorId])
      expect(met.rows[0]).toMatchObject({
        name: met.control.name,
        chain: network.chainNamespace,
        type: 'ANNOUNCED',
        disputed: false,
      })
    })

    describe('connecting', () => {
      test('gives the accounts it shares, and the network', async () => {
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

      test('B5: declined is declined, and may be tried again', async () => {
        met.control.reject()
        await expect(met.chain.connect(request, signal)).rejects.toMatchObject({
          code: 'rpc/user-rejected',
        })
        await expect(met.chain.connect(request, signal)).resolves.toMatchObject({ connectorId })
      })

      test('B5: declined is known by the wallet’s own number, too', async () => {
        met.control.answerNext(subject.methods.connect, subject.says.declined)
        await expect(met.chain.connect(request, signal)).rejects.toMatchObject({
          code: 'rpc/user-rejected',
        })
      })

      test('B2: no account at all is said plainly', async () => {
        met.control.answerNext(subject.methods.connect, subject.says.nothing)
        await expect(met.chain.connect(request, signal)).rejects.toMatchObject({
          code: 'connect/no-account-shared',
        })
      })

      test('B1: a silent wallet can be left, and an approval that comes late changes nothing', async () => {
        met.control.setMode('never')
        const caller = new AbortController()
        const asked = met.chain.connect(request, caller.signal)
        await expect.poll(() => met.control.pending().length).toBe(1)
        caller.abort()
        await expect(asked).rejects.toMatchObject({ code: 'kit/aborted' })
        met.control.approve()
        expect(met.control.pending()).toEqual([])
      })

      test('O3: one prompt, and none before', async () => {
        met.control.setMode('never')
        expect(met.control.pending()).toEqual([])
        const asked = met.chain.connect(request, signal)
        await expect.poll(() => met.control.pending().length).toBe(1)
        met.control.approve()
        await asked
        expect(met.control.pending()).toEqual([])
      })

      test.each(subject.unbelievable)('B3, B4, B6: %s is refused', async (_, answer, code) => {
        met.control.answerNext(subject.methods.connect, answer)
        await expect(met.chain.connect(request, signal)).rejects.toMatchObject({
          name: 'KitError',
          code,
        })
      })
    })

    describe('the next visit', () => {
      test('restores without a prompt, with the account that was active', async () => {
        const { accounts } = await met.chain.connect(request, signal)
        met.control.setMode('never')
        const last = accounts.at(-1)?.address ?? ''
        await expect(resume(last)).resolves.toMatchObject({
          address: last,
          caipNetworkId: network.caipNetworkId,
        })
        expect(met.control.pending()).toEqual([])
      })

      test('restores nothing that the wallet took back', async () => {
        await met.chain.connect(request, signal)
        met.control.setMode('reject')
        met.control.revoke()
        await expect(resume()).resolves.toBeNull()
      })

      test('D2: a wallet that was removed is waited for only as long as the caller does', async () => {
        await met.chain.connect(request, signal)
        met.control.disappear()
        const caller = new AbortController()
        const chain = await met.again()
        const resumed = chain.resume({ connectorId, address: null }, caller.signal)
        caller.abort()
        await expect(resumed).rejects.toMatchObject({ code: 'kit/aborted' })
      })

      test('a wallet that comes late is waited for', async () => {
        await met.chain.connect(request, signal)
        met.control.disappear()
        const chain = await met.again()
        const resumed = chain.resume({ connectorId, address: null }, signal)
        met.control.announce()
        await expect(resumed).resolves.toMatchObject({ connectorId })
      })
    })

    describe('what happens in the wallet', () => {
      test('another account in front is told, with all that are shared', async () => {
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

      test('B8: taking its permission back is the end', async () => {
        const { events } = await met.connected()
        // some wallets ask again where they are only asked who is there
        met.control.setMode('reject')
        met.control.revoke()
        await expect.poll(() => events).toEqual([{ type: 'disconnected' }])
      })

      test('nothing is heard after the stop', async () => {
        const { events, stop } = await met.connected()
        stop()
        met.control.revoke()
        await resume(null).catch(() => null)
        expect(events).toEqual([])
      })

      test.runIf(subject.tellsNetwork && other !== null)('another network is told', async () => {
        const { events } = await met.connected()
        met.control.changeNetwork(other?.caipNetworkId ?? '')
        await expect
          .poll(() => events)
          .toContainEqual(
            expect.objectContaining({ type: 'chain.changed', caipNetworkId: other?.caipNetworkId }),
          )
      })
    })

    test.runIf(other !== null)('a page moves it to its other network, and back', async () => {
      await met.connected()
      for (const wanted of other === null ? [] : [other, network]) {
        await expect(
          met.chain.switchNetwork({ connectorId, network: wanted }, signal),
        ).resolves.toBe(wanted.caipNetworkId)
      }
    })

    describe('signing', () => {
      const message = 'Grüezi <b>&amp;</b> 你好\n0xdeadbeef'
      const sign = async (address: string) =>
        met.chain.signMessage({ connectorId, address, message }, signal)

      test('every account really signs', async () => {
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

      test('declined is declined', async () => {
        const { address } = await met.chain.connect(request, signal)
        met.control.reject()
        await expect(sign(address)).rejects.toMatchObject({ code: 'rpc/user-rejected' })
      })

      test('an account that is not shared signs nothing', async () => {
        await met.chain.connect(request, signal)
        await expect(sign('nobody')).rejects.toMatchObject({ name: 'KitError' })
      })

      test.each([
        ['no answer', { result: undefined }],
        ['a number', { result: 7 }],
        ['an empty list', { result: [] }],
        ['an error without words', { error: undefined }],
        ['an error that refers to itself', { error: circular() }],
      ])('B6: %s is no signature', async (_, answer) => {
        const { address } = await met.chain.connect(request, signal)
        met.control.answerNext(subject.methods.sign, answer)
        await expect(sign(address)).rejects.toMatchObject({ name: 'KitError' })
      })
    })

    test('left, it may be connected again', async () => {
      const { stop } = await met.connected()
      stop()
      await met.chain.disconnect(connectorId, signal)
      await expect(met.chain.connect(request, signal)).resolves.toMatchObject({ connectorId })
    })

    test.runIf(subject.balance !== null)(
      'the balance is what the chain says, to the last unit',
      async () => {
        const { address } = await met.chain.connect(request, signal)
        await expect(met.chain.balance({ network, address }, signal)).resolves.toEqual(
          subject.balance,
        )
      },
    )

    test('an adapter that was stopped answers nothing any more', async () => {
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
