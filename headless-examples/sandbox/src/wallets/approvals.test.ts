import { assert, expect, test } from 'vitest'
import { createApprovals } from './approvals.ts'
import type { ApprovalMode, ApprovalRequest, ShowApproval, Decision } from './wallet.types.ts'

const [first, second] = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
] as const
const connect: ApprovalRequest = {
  kind: 'connect',
  accounts: [first, second],
  names: ['Account 1', 'Account 2'],
}
const message: ApprovalRequest = { kind: 'message', account: first, text: 'Grüezi' }

/** A person who is slow: the test answers by hand. */
function person(mode: ApprovalMode = 'window') {
  const asked: { ask: ApprovalRequest; answer(verdict: Decision): void; signal: AbortSignal }[] = []
  const reminded: string[] = []
  const show: ShowApproval = (ask, signal) => ({
    decision: new Promise((answer) => asked.push({ ask, answer, signal })),
    focus: () => reminded.push(ask.kind),
  })
  return { asked, reminded, ...createApprovals({ mode: () => mode, show }) }
}

test('auto shares all accounts that were asked for, reject shares none, and nobody is asked', async () => {
  const [auto, reject] = [person('auto'), person('reject')]
  assert.deepEqual(await auto.request(connect), { approved: true, accounts: [first, second] })
  assert.deepEqual(await auto.request(message), { approved: true, accounts: [] })
  assert.deepEqual(await reject.request(connect), { approved: false })
  assert.deepEqual([...auto.asked, ...reject.asked], [])
})

test('a person decides, and may share fewer accounts', async () => {
  const { asked, pending, request } = person()
  const answer = request(connect)
  assert.deepEqual(pending(), [connect])
  asked[0]?.answer({ approved: true, accounts: [second] })
  assert.deepEqual(await answer, { approved: true, accounts: [second] })
  assert.deepEqual(pending(), [])
})

test('never: stays silent, takes a second call, and may still answer late', async () => {
  const { asked, pending, request, decide, drop } = person('never')
  const answers: Decision[] = []
  const early = request(connect).then((verdict) => answers.push(verdict))
  void request(connect).then((verdict) => answers.push(verdict))
  assert.equal(pending().length, 2)
  decide('approve')
  await early
  assert.deepEqual(answers, [{ approved: true, accounts: [first, second] }])
  drop()
  assert.deepEqual([pending(), asked], [[], []])
})

test('the same question twice on a person’s screen is -32002, and the first comes to the front', async () => {
  const { asked, reminded, request } = person()
  const connecting = request(connect)
  await expect(request(connect)).rejects.toMatchObject({ code: -32002 })
  assert.deepEqual([asked.length, reminded], [1, ['connect']])
  asked[0]?.answer({ approved: false })
  assert.deepEqual(await connecting, { approved: false })
})

test('two messages to sign may wait side by side', () => {
  const { pending, request } = person()
  void request(message)
  void request(message)
  assert.deepEqual(pending(), [message, message])
})

test('a decision from outside takes the ask off the screen; with nothing pending it holds for the next one', async () => {
  const { asked, request, decide } = person()
  const signing = request(message)
  decide('reject')
  assert.deepEqual(await signing, { approved: false })
  assert.isTrue(asked[0]?.signal.aborted)
  decide('approve')
  assert.deepEqual(await request(message), { approved: true, accounts: [] })
  assert.equal(asked.length, 1)
})

test('a screen that cannot be shown is the error of the call', async () => {
  const show: ShowApproval = () => {
    throw new Error('blocked')
  }
  const { pending, request } = createApprovals({ mode: () => 'window', show })
  await expect(request(connect)).rejects.toThrow('blocked')
  assert.deepEqual(pending(), [])
})
