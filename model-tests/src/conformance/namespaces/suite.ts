import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ContractPage } from './contract-page.ts'
import type { ContractSubject } from './subject.ts'

/** Creates tests of the adapter contract with a wallet with real keys. `open`: opens its page. */
export function testAdapterContract(
  subject: ContractSubject,
  open: () => Promise<ContractPage>,
): void {
  const { connectorId, network, other, responses, traits } = subject
  const { caipNetworkId } = network
  const request = { connectorId, caipNetworkId }
  const { signal } = new AbortController()

  describe(subject.title, () => {
    let page: ContractPage
    beforeEach(async () => {
      page = await open()
    })
    afterEach(() => page.close())
    const resume = async (address: string | null = null) =>
      (await page.loadNewAdapter()).resume({ connectorId, address }, signal)

    testIf(
      traits.isDiscovered,
      'the adapter discovers the wallet once, with its name and namespace',
      async () => {
        await expect.poll(() => page.connectors.map(({ id }) => id)).toEqual([connectorId])
        expect(page.connectors[0]).toMatchObject({
          name: page.control.name,
          chain: network.chainNamespace,
          type: 'ANNOUNCED',
          disputed: false,
        })
      },
    )

    describe('connect', () => {
      test('connect returns the shared accounts and the network', async () => {
        const connection = await page.chain.connect(request, signal)
        expect(connection).toMatchObject({
          namespace: network.chainNamespace,
          connectorId,
          caipNetworkId,
        })
        expect(connection.accounts.map(({ address }) => address).sort()).toEqual(
          [...page.control.state().shared].sort(),
        )
        const active =
          subject.isActive === null
            ? connection.accounts[0]
            : connection.accounts.find(subject.isActive)
        expect(connection.address).toBe(active?.address)
      })

      test(`connect throws ${traits.declined} after a rejection and succeeds when called again [B5]`, async () => {
        page.control.reject()
        await expect(page.chain.connect(request, signal)).rejects.toMatchObject({
          code: traits.declined,
        })
        await expect(page.chain.connect(request, signal)).resolves.toMatchObject({ connectorId })
      })

      if (responses !== null) {
        test('connect throws rpc/user-rejected for the rejection error of the wallet [B5]', async () => {
          page.control.answerNext(subject.methods.connect, responses.rejected)
          await expect(page.chain.connect(request, signal)).rejects.toMatchObject({
            code: 'rpc/user-rejected',
          })
        })

        test('connect throws connect/no-account-shared for a response without accounts [B2]', async () => {
          page.control.answerNext(subject.methods.connect, responses.noAccounts)
          await expect(page.chain.connect(request, signal)).rejects.toMatchObject({
            code: 'connect/no-account-shared',
          })
        })
      }

      test('connect rejects with kit/aborted when the caller aborts, and a late approval has no effect [B1]', async () => {
        page.control.setMode('never')
        const caller = new AbortController()
        const connecting = page.chain.connect(request, caller.signal)
        await expect.poll(() => page.control.pending().length).toBe(1)
        caller.abort()
        await expect(connecting).rejects.toMatchObject({ code: 'kit/aborted' })
        page.control.approve()
        expect(page.control.pending()).toEqual([])
      })

      test('connect causes exactly one prompt [O3]', async () => {
        page.control.setMode('never')
        expect(page.control.pending()).toEqual([])
        const connecting = page.chain.connect(request, signal)
        await expect.poll(() => page.control.pending().length).toBe(1)
        page.control.approve()
        await connecting
        expect(page.control.pending()).toEqual([])
      })

      test.each(subject.invalidResponses)(
        'connect rejects %s with a KitError [B3, B4, B6]',
        async (_, response, code) => {
          page.control.answerNext(subject.methods.connect, response)
          await expect(page.chain.connect(request, signal)).rejects.toMatchObject({
            name: 'KitError',
            code,
          })
        },
      )
    })

    describe('restore', () => {
      test(`resume reconnects without a prompt and activates the account of the ${traits.restoredAccount}`, async () => {
        const { accounts, address } = await page.chain.connect(request, signal)
        page.control.setMode('never')
        const last = accounts.at(-1)?.address ?? ''
        await expect(resume(last)).resolves.toMatchObject({
          address: traits.restoredAccount === 'page' ? last : address,
          caipNetworkId,
        })
        expect(page.control.pending()).toEqual([])
      })

      test('resume returns null after the wallet revoked its permission', async () => {
        await page.chain.connect(request, signal)
        page.control.setMode('reject')
        page.control.revoke()
        await expect(resume()).resolves.toBeNull()
      })

      test('resume waits for a removed wallet and rejects when the caller aborts [D2]', async () => {
        await page.chain.connect(request, signal)
        page.control.disappear()
        const caller = new AbortController()
        const chain = await page.loadNewAdapter()
        const resumed = chain.resume({ connectorId, address: null }, caller.signal)
        caller.abort()
        await expect(resumed).rejects.toMatchObject({ code: 'kit/aborted' })
      })

      test('resume waits for a wallet that is announced later', async () => {
        await page.chain.connect(request, signal)
        page.control.disappear()
        const chain = await page.loadNewAdapter()
        const resumed = chain.resume({ connectorId, address: null }, signal)
        page.control.announce()
        await expect(resumed).resolves.toMatchObject({ connectorId })
      })
    })

    describe('wallet events', () => {
      testIf(
        traits.selectsAccount,
        'watch emits accounts.changed with all shared accounts when the visitor selects another',
        async () => {
          const { events } = await page.connect()
          const target = page.control.addresses.at(-1) ?? ''
          page.control.changeAccount(target)
          await expect
            .poll(() => events.filter(({ type }) => type === 'accounts.changed').length)
            .toBeGreaterThan(0)
          const event = events.findLast((event) => event.type === 'accounts.changed')
          expect(event?.accounts.map(({ address }) => address).sort()).toEqual(
            [...page.control.state().shared].sort(),
          )
        },
      )

      test('watch emits `disconnected` when the permission is revoked [B8]', async () => {
        const { events } = await page.connect()
        // some wallets prompt again when the adapter reads the accounts
        page.control.setMode('reject')
        page.control.revoke()
        await expect.poll(() => events).toEqual([{ type: 'disconnected' }])
      })

      test('watch emits nothing after unsubscribing', async () => {
        const { events, stop } = await page.connect()
        stop()
        page.control.revoke()
        await resume(null).catch(() => null)
        expect(events).toEqual([])
      })

      testIf(
        subject.emitsNetworkChange && other !== null,
        'watch emits chain.changed when the visitor switches the wallet’s network',
        async () => {
          const { events } = await page.connect()
          page.control.changeNetwork(other?.caipNetworkId ?? '')
          await expect
            .poll(() => events)
            .toContainEqual(
              expect.objectContaining({
                type: 'chain.changed',
                caipNetworkId: other?.caipNetworkId,
              }),
            )
        },
      )
    })

    testIf(
      other !== null,
      'switchNetwork switches the wallet to the other network and back',
      async () => {
        await page.connect()
        for (const target of other === null ? [] : [other, network]) {
          await expect(
            page.chain.switchNetwork({ connectorId, network: target }, signal),
          ).resolves.toBe(target.caipNetworkId)
        }
      },
    )

    describe('signMessage', () => {
      const message = 'Grüezi <b>&amp;</b> 你好\n0xdeadbeef'
      const sign = async (address: string) =>
        page.chain.signMessage({ connectorId, address, message, caipNetworkId }, signal)

      test('signMessage returns a valid signature for every account', async () => {
        const { accounts } = await page.chain.connect(request, signal)
        for (const account of accounts) {
          await expect(subject.verify(account, message, await sign(account.address))).resolves.toBe(
            true,
          )
          await expect(
            subject.verify(account, `${message}!`, await sign(account.address)),
          ).resolves.toBe(false)
        }
      })

      test('signMessage throws rpc/user-rejected when the wallet rejects', async () => {
        const { address } = await page.chain.connect(request, signal)
        page.control.reject()
        await expect(sign(address)).rejects.toMatchObject({ code: 'rpc/user-rejected' })
      })

      test('signMessage rejects an account that is not shared', async () => {
        await page.chain.connect(request, signal)
        await expect(sign('unknown')).rejects.toMatchObject({ name: 'KitError' })
      })

      test.each([
        ['an undefined result', { result: undefined }],
        ['a number', { result: 7 }],
        ['an empty list', { result: [] }],
        ['an error without a message', { error: undefined }],
        ['an error that refers to itself', { error: circularError() }],
      ])('signMessage rejects %s as a signature [B6]', async (_, response) => {
        const { address } = await page.chain.connect(request, signal)
        page.control.answerNext(subject.methods.sign, response)
        await expect(sign(address)).rejects.toMatchObject({ name: 'KitError' })
      })
    })

    test('connect succeeds again after disconnect', async () => {
      const { stop } = await page.connect()
      stop()
      await page.chain.disconnect(connectorId, signal)
      await expect(page.chain.connect(request, signal)).resolves.toMatchObject({ connectorId })
    })

    testIf(subject.balance !== null, 'balance returns the exact balance on chain', async () => {
      const { address } = await page.chain.connect(request, signal)
      await expect(page.chain.balance({ network, address }, signal)).resolves.toEqual(
        subject.balance,
      )
    })

    test('stopping the adapter rejects a pending connect with kit/stopped', async () => {
      page.control.setMode('never')
      const connecting = page.chain.connect(request, signal)
      page.adapter.stop()
      await expect(connecting).rejects.toMatchObject({ code: 'kit/stopped' })
    })
  })
}

/** Creates a test of what a kind of wallet can do. */
const testIf = (isPossible: boolean, title: string, run: () => Promise<void>) => {
  if (isPossible) test(title, run)
}

function circularError(): object {
  const error: Record<string, unknown> = {}
  error.cause = error
  return error
}
