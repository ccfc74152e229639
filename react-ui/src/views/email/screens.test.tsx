import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { EmailLoginScreen } from './EmailLoginScreen.tsx'
import { UpdateEmailScreen } from './UpdateEmailScreen.tsx'

const addressed = { email: 'ann@mail.example', resendAt: null }
const code = {
  ...addressed,
  code: '12',
  problem: null,
  enterCode: () => {},
  resend: () => {},
  cancel: () => {},
}

test('EmailLoginScreen shows to which address the code was sent, and passes on the digits', async () => {
  const enterCode = vi.fn()
  render(<EmailLoginScreen view={{ ...code, step: 'enteringCode', enterCode }} />)
  expect(screen.getByText('ann@mail.example')).toBeTruthy()
  await userEvent.type(screen.getByRole('textbox'), '3')
  expect(enterCode).toHaveBeenCalledWith('123')
})

test('EmailLoginScreen cancels the wait for the confirmation of a device', async () => {
  const cancel = vi.fn()
  render(<EmailLoginScreen view={{ ...addressed, step: 'confirmingDevice', cancel }} />)
  const button = screen.getByRole('button', { name: 'Cancel' })
  await waitFor(() => expect(button.dataset.clickEnabled).toBe('true'))
  await userEvent.click(button)
  expect(cancel).toHaveBeenCalledTimes(1)
})

test('UpdateEmailScreen offers another code once the one that was sent does not count [EM11]', async () => {
  const resend = vi.fn()
  const view = { ...code, step: 'enteringPrimaryCode', resend: null } as const
  const { rerender } = render(<UpdateEmailScreen view={view} />)
  expect(screen.queryByRole('button', { name: 'Resend code' })).toBeNull()
  rerender(<UpdateEmailScreen view={{ ...view, problem: 'email/code-expired', resend }} />)
  expect(screen.getByRole('alert').textContent).toBe('That code has expired. Request a new one.')
  await userEvent.click(screen.getByRole('button', { name: 'Resend code' }))
  expect(resend).toHaveBeenCalledTimes(1)
})

test('EmailLoginScreen shows the error of a rejected code', () => {
  const view = { ...code, step: 'enteringCode', problem: 'email/code-wrong' } as const
  render(<EmailLoginScreen view={view} />)
  expect(screen.getByRole('alert').textContent).toBe(
    "That code isn't right. Check it, then try again.",
  )
})

test('UpdateEmailScreen submits a new address', async () => {
  const submit = vi.fn()
  const entering = { ...addressed, step: 'entering', newEmail: '', problem: null } as const
  render(<UpdateEmailScreen view={{ ...entering, submit }} />)
  await userEvent.type(
    screen.getByRole('textbox', { name: 'New email address' }),
    'bob@mail.example{Enter}',
  )
  expect(submit.mock.calls).toEqual([['bob@mail.example']])
})

test.each([
  ['after Cancel', null],
  ['after a failure', 'embedded/request-timed-out'],
] as const)('UpdateEmailScreen keeps the new address %s', (_case, problem) => {
  const newEmail = 'bob@mail.example'
  const { rerender } = render(
    <UpdateEmailScreen view={{ ...addressed, step: 'submitting', cancel() {} }} />,
  )
  const entering = { ...addressed, step: 'entering', newEmail, problem, submit() {} } as const
  rerender(<UpdateEmailScreen view={entering} />)
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(newEmail)
  expect(screen.queryByText('The request timed out. Try again.') !== null).toBe(problem !== null)
})

test('UpdateEmailScreen counts down to the next e-mail and submits no address meanwhile [EM16]', async () => {
  const submit = vi.fn()
  const view = { ...addressed, step: 'entering', newEmail: 'bob@mail.example', submit } as const
  const resendAt = Date.now() + 30_000
  render(<UpdateEmailScreen view={{ ...view, resendAt, problem: 'email/throttled' }} />)
  expect(screen.getByRole('button').textContent).toMatch(/Please try again after \d+ seconds/)
  await userEvent.type(screen.getByRole('textbox'), '{Enter}')
  expect(submit).not.toHaveBeenCalled()
})

test('EmailLoginScreen says that another code is being sent', () => {
  const view = { ...code, step: 'enteringCode', resend: null } as const
  const { rerender } = render(<EmailLoginScreen view={view} />)
  expect(screen.getByRole('button', { name: 'Sending a new code' })).toBeTruthy()
  rerender(<EmailLoginScreen view={{ ...view, step: 'checkingCode', enterCode: null }} />)
  expect(screen.getByRole('button', { name: 'Resend code' })).toBeTruthy()
})
