import { assert, expect, test } from 'vitest'
import { createApprovals } from './approvals.ts'
import type { ApprovalMode, ApprovalRequest, Decision, ShowApproval } from './wallet.types.ts'

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const connect: ApprovalRequest = {
  kind: 'connect',
  accounts: [first, second],
  names: ['Account 1', 'Account 2'],
}
const message: ApprovalRequest = { kind: 'message', account: first, text: 'Grüezi' }

/** Creates approvals whose shown requests the test decides. */
function createFixture(mode: ApprovalMode = 'window') {
  const shown: {
    request: ApprovalRequest
    decide(decision: Decision): void
    signal: AbortSignal
  }[] = []
  const focused: string[] = []
  const show: ShowApproval = (request, signal) => ({
    decision: new Promise((decide) => shown.push({ request, decide, signal })),
    focus: () => focused.push(request.kind),
  })
  return { shown, focused, ...createApprovals({ mode: () => mode, show }) }
}

test('approvals.request in mode auto approves with all accounts and in mode reject rejects, without showing the request', async () => {
  const auto = createFixture('auto')
  const reject = createFixture('reject')
  assert.deepEqual(await auto.request(connect), { approved: true, accounts: [first, second] })
  assert.deepEqual(await auto.request(message), { approved: true, accounts: [] })
  assert.deepEqual(await reject.request(connect), { approved: false })
  assert.deepEqual(auto.shown, [])
  assert.deepEqual(reject.shown, [])
})

test('approvals.request in mode window resolves with the decision of the person, who may share fewer accounts', async () => {
  const { shown, pending, request } = createFixture()
  const decision = request(connect)
  assert.deepEqual(pending(), [connect])
  shown[0]?.decide({ approved: true, accounts: [second] })
  assert.deepEqual(await decision, { approved: true, accounts: [second] })
  assert.deepEqual(pending(), [])
})

test('approvals.request in mode never shows nothing and stays pending until decide; drop removes pending requests', async () => {
  const { shown, pending, request, decide, drop } = createFixture('never')
  const decisions: Decision[] = []
  const firstRequest = request(connect).then((decision) => decisions.push(decision))
  void request(connect).then((decision) => decisions.push(decision))
  assert.equal(pending().length, 2)
  decide('approve')
  await firstRequest
  assert.deepEqual(decisions, [{ approved: true, accounts: [first, second] }])
  drop()
  assert.deepEqual(pending(), [])
  assert.deepEqual(shown, [])
})

test('approvals.request throws -32002 for a second connect request and focuses the first one', async () => {
  const { shown, focused, request } = createFixture()
  const connecting = request(connect)
  await expect(request(connect)).rejects.toMatchObject({ code: -32002 })
  assert.equal(shown.length, 1)
  assert.deepEqual(focused, ['connect'])
  shown[0]?.decide({ approved: false })
  assert.deepEqual(await connecting, { approved: false })
})

test('approvals.request accepts two message requests at the same time', () => {
  const { pending, request } = createFixture()
  void request(message)
  void request(message)
  assert.deepEqual(pending(), [message, message])
})

test('approvals.decide closes the shown request; without a pending request it applies to the next one', async () => {
  const { shown, request, decide } = createFixture()
  const signing = request(message)
  decide('reject')
  assert.deepEqual(await signing, { approved: false })
  assert.isTrue(shown[0]?.signal.aborted)
  decide('approve')
  assert.deepEqual(await request(message), { approved: true, accounts: [] })
  assert.equal(shown.length, 1)
})

test('approvals.request rejects when showing it fails', async () => {
  const show: ShowApproval = () => {
    throw new Error('blocked')
  }
  const { pending, request } = createApprovals({ mode: () => 'window', show })
  await expect(request(connect)).rejects.toThrow('blocked')
  assert.deepEqual(pending(), [])
})
