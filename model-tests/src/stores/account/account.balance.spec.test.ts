import { describe, expect, test } from 'vitest'
import { plainAccounts } from '../../../../core/src/domain/account/account.ts'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import { bob, foxConnection, mainnet, sepolia } from '../../samples.ts'
import { balance } from './account.cases.ts'
import { connected, withBalance } from './account.scenario.ts'

describe('account balance', () => {
  test('account keeps the balance when the same account reconnects and clears it for another account or network', async () => {
    const run = await withBalance()
    await run.send({ type: 'connection.set', connection: foxConnection })
    expect(run.state()).toMatchObject({ balance, balanceStatus: 'loading' })
    await run.send({
      type: 'connection.set',
      connection: { ...foxConnection, caipNetworkId: sepolia.caipNetworkId },
    })
    expect(run.state().balance).toBeNull()
    await run.answer('readBalance', balance)
    await run.send({
      type: 'connection.set',
      connection: { ...foxConnection, caipNetworkId: sepolia.caipNetworkId, address: bob },
    })
    expect(run.state().balance).toBeNull()
  })

  test('account clears the balance when a new read fails or its network is no longer configured', async () => {
    const failed = await withBalance()
    await failed.send({ type: 'refresh', forced: true })
    await failed.fail('readBalance', new Error('down'))
    expect(failed.state()).toMatchObject({ balance: null, balanceStatus: 'failed' })
    const unconfigured = await withBalance()
    await unconfigured.send({ type: 'networks.set', networks: [sepolia] })
    expect(unconfigured.state()).toMatchObject({ balance: null, balanceStatus: 'idle' })
  })

  test('refresh with `forced` bypasses the cache for one read, even if that read fails', async () => {
    const failed = await withBalance()
    await failed.send({ type: 'refresh', forced: true })
    await failed.fail('readBalance', new Error('down'))
    await failed.send({ type: 'address.select', address: bob })
    expect(failed.requests('readBalance').map(({ forced }) => forced)).toEqual([false, true, false])
    const unsupported = await connected()
    await unsupported.send({ type: 'networks.set', networks: [sepolia] })
    await unsupported.send({ type: 'refresh', forced: true })
    await unsupported.send({ type: 'networks.set', networks: [mainnet] })
    expect(unsupported.requests('readBalance').map(({ forced }) => forced)).toEqual([false, false])
  })

  test('account has the balance status failed after 10 s and ignores a late balance', async () => {
    const run = await connected()
    await run.elapse(timeouts.apiTimeout - 1)
    expect(run.state().balanceStatus).toBe('loading')
    await run.elapse(1)
    expect(run.state()).toMatchObject({ balanceStatus: 'failed', balance: null })
    await run.answerLate('readBalance', balance)
    expect(run.state().balance).toBeNull()
  })

  test('refresh without `forced` reads the balance through the cache [L8]', async () => {
    const run = await withBalance()
    await run.send({ type: 'refresh', forced: false })
    expect(run.state()).toMatchObject({ balance, balanceStatus: 'loading' })
    expect(run.requests('readBalance').map(({ forced }) => forced)).toEqual([false, false])
  })

  test.each([
    { type: 'address.select', address: bob },
    { type: 'chain.changed', caipNetworkId: sepolia.caipNetworkId },
    { type: 'accounts.changed', accounts: plainAccounts([bob]) },
    { type: 'connection.set', connection: foxConnection },
  ] as const)('the balance is loading from $type until it is read', async (event) => {
    const run = await withBalance()
    const statuses: string[] = []
    run.onChange(() => statuses.push(run.state().balanceStatus))
    await run.send(event)
    await run.answer('readBalance', balance)
    expect([...new Set(statuses)]).toEqual(['loading', 'fresh'])
  })

  test('refresh starts a running read of the balance again, load does not unless forced [L8]', async () => {
    for (const [event, stopped] of [
      [{ type: 'refresh', forced: false }, [true, false]],
      [{ type: 'refresh', forced: true }, [true, false]],
      [{ type: 'load', forced: true }, [true, false]],
      [{ type: 'load', forced: false }, [false]],
    ] as const) {
      const run = await connected()
      await run.send({ type: 'load', forced: false })
      await run.send(event)
      expect(run.stopped('readBalance')).toEqual(stopped)
      expect(run.requests('readBalance').at(-1)?.forced).toBe(event.forced)
      expect(run.state().balanceStatus).toBe('loading')
    }
  })

  test('account reads the balance when its network is configured', async () => {
    const run = await connected()
    await run.send({ type: 'networks.set', networks: [sepolia] })
    expect(run.state().balanceStatus).toBe('idle')
    await run.send({ type: 'networks.set', networks: [mainnet, sepolia] })
    expect(run.state().balanceStatus).toBe('loading')
  })
})
