import { expect, test } from 'vitest'
import { catalogue } from '../errors/catalogue.ts'
import { KitError } from '../errors/kit-error.ts'
import { createOpenSessions } from './open-sessions.ts'
import { createSessionEnds } from './session-ends.ts'
import type { PageExtension } from './siwx.ts'
import { createTab, evm, solana } from './testing/host.fixture.ts'

const sessionOf = ({ chainId, address: accountAddress }: typeof evm) => ({
  data: { accountAddress, chainId, domain: '', uri: '', version: '1', nonce: 'abcdefgh' },
  message: '',
  signature: '',
})
const accountOf = (namespace: 'eip155' | 'solana', { chainId, address }: typeof evm) => ({
  namespace,
  caipNetworkId: chainId,
  address,
})
const evmAccount = accountOf('eip155', evm)
const solanaAccount = accountOf('solana', solana)
const fail = async () => Promise.reject(new Error('offline'))
const succeed = async () => {}

/** An extension of a page, which ends sessions by `revokeSession` and `setSessions`. */
function setup() {
  const { storage, clock } = createTab()
  const open = createOpenSessions(storage)
  const calls: unknown[] = []
  let respond: (call: unknown) => Promise<void> = succeed
  let changes = 0
  const onChange = () => {
    changes += 1
  }
  const called = (call: unknown) => {
    calls.push(call)
    return respond(call)
  }
  const page: PageExtension = {
    createMessage: () => Promise.reject(new Error('not used')),
    addSession: succeed,
    getSessions: async () => [],
    revokeSession: (_, address) => called(address),
    setSessions: (sessions) => called(sessions),
  }
  return {
    ends: createSessionEnds({ page, open, clock, onChange }),
    open,
    calls,
    changes: () => changes,
    setRespond: (next: typeof respond) => {
      respond = next
    },
  }
}

test('a sign-in that fails after the visitor gave up ends the session that may be open [SG2]', async () => {
  const { ends, open, calls } = setup()
  const given = new AbortController()
  const added = ends.add([sessionOf(evm)], given.signal, async () => {
    given.abort()
    // The visitor may leave the page at this moment.
    expect(open.status('eip155')).toBe('ending')
    throw new Error('connection lost')
  })
  await expect(added).rejects.toThrow('connection lost')
  expect([calls, open.status('eip155')]).toEqual([[evm.address], 'open'])
})

test('a session that may be open after a failed sign-in stays noted if it cannot be ended [SG2, SG8]', async () => {
  const { ends, open, setRespond } = setup()
  let reports = 0
  ends.onFailed(() => {
    reports += 1
  })
  setRespond(fail)
  const signal = AbortSignal.abort()
  const lost = async () => Promise.reject(new Error('connection lost'))
  await expect(ends.add([sessionOf(evm)], signal, lost)).rejects.toThrow('offline')
  expect([reports, open.status('eip155')]).toEqual([1, 'ending'])
})

test('an extension that has ended what opened late is not asked again [SG2]', async () => {
  const { ends, open, calls } = setup()
  const aborted = async () => Promise.reject(new KitError(catalogue, 'kit/aborted'))
  const added = ends.add([sessionOf(evm)], AbortSignal.abort(), aborted)
  await expect(added).rejects.toMatchObject({ code: 'kit/aborted' })
  expect([calls, open.status('eip155')]).toEqual([[], 'open'])
})

test('each disconnected namespace is ended and noted, also if one fails [SG1]', async () => {
  const { ends, open, calls, setRespond } = setup()
  let reports = 0
  ends.onFailed(() => {
    reports += 1
  })
  setRespond(async () => {
    expect([...open.namespaces('ending')].sort()).toEqual(['eip155', 'solana'])
    throw new Error('offline')
  })
  const left = {
    namespaces: ['eip155', 'solana'] as const,
    accounts: [evmAccount, solanaAccount],
  }
  await expect(ends.endNamespaces(left)).rejects.toThrow('offline')
  await expect(ends.repeat()).rejects.toThrow('offline')
  expect([calls, reports]).toEqual([[evm.address, solana.address, evm.address, solana.address], 1])
  setRespond(succeed)
  await ends.repeat()
  expect([calls.length, open.namespaces()]).toEqual([6, []])
})

test.each(['ended', 'not ended'])(
  'a repeat ends all sessions, not only those of an account that was %s before [SG1, SG8]',
  async (before) => {
    const { ends, open, calls, setRespond } = setup()
    setRespond(before === 'ended' ? succeed : fail)
    await ends.endNamespaces({ namespaces: ['eip155'], accounts: [evmAccount] }).catch(() => {})
    await ends.add([sessionOf(evm)], undefined, succeed)
    setRespond(fail)
    await expect(ends.endAll()).rejects.toThrow('offline')
    setRespond(succeed)
    await ends.repeat()
    expect([calls, open.namespaces()]).toEqual([[evm.address, [], []], []])
  },
)

test('a refused sign-in leaves the sign-out that is not confirmed to be repeated [SG1, SG8]', async () => {
  const { ends, open, calls, setRespond } = setup()
  await ends.add([sessionOf(evm)], undefined, succeed)
  setRespond(fail)
  await expect(ends.endAll()).rejects.toThrow('offline')
  const refused = async () => {
    expect(open.status('eip155')).toBe('open')
    throw new Error('refused')
  }
  await expect(ends.add([sessionOf(evm)], undefined, refused)).rejects.toThrow('refused')
  expect(open.status('eip155')).toBe('ending')
  setRespond(succeed)
  await ends.repeat()
  expect([calls, open.status('eip155')]).toEqual([[[], []], null])
})

test('a repeat leaves out a namespace that signs in while another one is ended [SG8]', async () => {
  const { ends, open, calls, setRespond } = setup()
  const left = {
    namespaces: ['eip155', 'solana'] as const,
    accounts: [evmAccount, solanaAccount],
  }
  setRespond(fail)
  await expect(ends.endNamespaces(left)).rejects.toThrow('offline')
  calls.length = 0
  setRespond(() => ends.add([sessionOf(solana)], undefined, succeed))
  await ends.repeat()
  expect([calls, open.status('eip155'), open.status('solana')]).toEqual([
    [evm.address],
    null,
    'open',
  ])
})

test('other tabs learn of a sign-out that fails once, and not of each repetition, which would make them repeat it for ever [SG11]', async () => {
  const { ends, changes, setRespond } = setup()
  setRespond(fail)
  const account = { ...evmAccount }
  await ends.endNamespaces({ namespaces: ['eip155'], accounts: [account] }).catch(() => {})
  expect(changes()).toBe(1)
  await expect(ends.repeat()).rejects.toThrow('offline')
  await expect(ends.repeat()).rejects.toThrow('offline')
  expect(changes()).toBe(1)
  setRespond(succeed)
  await ends.repeat()
  expect(changes()).toBe(2)
})

test('revokeAccount ends the session of one account; if it fails, the namespace becomes `ending` and `repeat` ends it [SG2, SG8]', async () => {
  const { ends, open, calls, changes, setRespond } = setup()
  let reports = 0
  ends.onFailed(() => {
    reports += 1
  })
  setRespond(async () => {
    // Another tab that reads meanwhile finds nothing to repeat.
    expect(open.status('eip155')).toBe('open')
  })
  await ends.revokeAccount(evm.chainId, evm.address)
  expect([calls, open.status('eip155'), reports, changes()]).toEqual([[evm.address], 'open', 0, 1])
  setRespond(fail)
  await expect(ends.revokeAccount(evm.chainId, evm.address)).rejects.toThrow('offline')
  expect([open.status('eip155'), reports, changes()]).toEqual(['ending', 1, 2])
  setRespond(succeed)
  calls.length = 0
  await ends.repeat()
  expect([calls, open.status('eip155')]).toEqual([[evm.address], null])
})

test('a disconnect ends what an earlier sign-out has left, each account once, unless another tab has ended it [SG1, SG8]', async () => {
  const { ends, open, calls, setRespond } = setup()
  const other = { ...evmAccount, address: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F' }
  const left = { namespaces: ['eip155'] as const, accounts: [evmAccount, other] }
  const failToRevoke = async () => {
    setRespond(fail)
    await expect(ends.revokeAccount(evm.chainId, evm.address)).rejects.toThrow('offline')
    setRespond(succeed)
    calls.length = 0
  }
  await failToRevoke()
  await ends.endNamespaces({ ...left, accounts: [other] })
  expect(calls).toEqual([evm.address, other.address])
  await failToRevoke()
  await ends.endNamespaces(left)
  expect(calls).toEqual([evm.address, other.address])
  await failToRevoke()
  open.set(['eip155'], 'open')
  await ends.endNamespaces({ ...left, accounts: [other] })
  expect(calls).toEqual([other.address])
})

test.each(['a sign-in', 'a sign-out'])(
  'revokeAccount that fails does not mark the namespace `ending` after %s has succeeded meanwhile [SG2]',
  async (newer) => {
    const { ends, open, setRespond } = setup()
    let reports = 0
    ends.onFailed(() => {
      reports += 1
    })
    setRespond(async () => {
      setRespond(succeed)
      if (newer === 'a sign-in') await ends.add([sessionOf(evm)], undefined, succeed)
      else await ends.endAll()
      throw new Error('offline')
    })
    await expect(ends.revokeAccount(evm.chainId, evm.address)).rejects.toThrow('offline')
    const status = newer === 'a sign-in' ? 'open' : null
    expect([open.status('eip155'), reports]).toEqual([status, 0])
  },
)

test('revokeAccount keeps an unconfirmed sign-out of its namespace `ending` [SG1, SG2]', async () => {
  const { ends, open, setRespond } = setup()
  setRespond(fail)
  const left = { namespaces: ['eip155'] as const, accounts: [evmAccount] }
  await expect(ends.endNamespaces(left)).rejects.toThrow('offline')
  setRespond(succeed)
  await ends.revokeAccount(evm.chainId, evm.address)
  expect(open.status('eip155')).toBe('ending')
})

test.each(['succeeds', 'fails'])(
  'revokeAccount that fails while a sign-in is in flight is repeated only if that sign-in does not succeed: it %s [SG2, SG8]',
  async (outcome) => {
    const { ends, open, calls, setRespond } = setup()
    const other = { ...evm, address: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F' }
    setRespond(fail)
    const added = ends.add([sessionOf(other)], undefined, async () => {
      await expect(ends.revokeAccount(evm.chainId, evm.address)).rejects.toThrow('offline')
      expect(open.status('eip155')).toBe('open')
      if (outcome === 'fails') throw new Error('refused')
    })
    if (outcome === 'fails') await expect(added).rejects.toThrow('refused')
    else await added
    setRespond(succeed)
    calls.length = 0
    expect(open.status('eip155')).toBe(outcome === 'fails' ? 'ending' : 'open')
    await ends.repeat()
    expect(calls).toEqual(outcome === 'fails' ? [evm.address] : [])
  },
)

test('a sign-out of all accounts that is not confirmed stays one of all after those of single accounts [SG1, SG8]', async () => {
  const { ends, open, calls, setRespond } = setup()
  await ends.add([sessionOf(evm)], undefined, succeed)
  setRespond(fail)
  await expect(ends.endAll()).rejects.toThrow('offline')
  await expect(ends.revokeAccount(evm.chainId, evm.address)).rejects.toThrow('offline')
  const left = { namespaces: ['eip155'] as const, accounts: [evmAccount] }
  await expect(ends.endNamespaces(left)).rejects.toThrow('offline')
  setRespond(succeed)
  calls.length = 0
  await ends.repeat()
  expect([calls, open.status('eip155')]).toEqual([[[]], null])
})
