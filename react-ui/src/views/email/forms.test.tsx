import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { AnnounceContext, type StepTexts } from '../../components/useAnnounce.ts'
import { LocaleContext } from '../../locales/LocaleContext.ts'
import { loadLocale } from '../../locales/load-locale.ts'
import { CodeForm, type CodeFormProps } from './CodeForm.tsx'
import { EmailForm, type EmailFormProps } from './EmailForm.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const emailForm = (props: Partial<EmailFormProps> = {}) => (
  <EmailForm
    label="Email address"
    lead="We'll email you a code."
    email=""
    problem={null}
    waitUntil={null}
    action="Continue"
    submit={() => {}}
    {...props}
  />
)
const codeForm = (props: Partial<CodeFormProps> = {}) => (
  <CodeForm
    title="Enter your code"
    lead="We sent it to a@b.example."
    spokenLead="We sent it to a@b.example."
    code=""
    problem={null}
    state="entering"
    enterCode={() => {}}
    resend={() => {}}
    resendState="idle"
    resendAt={null}
    cancel={() => {}}
    {...props}
  />
)
const button = (name: string) => screen.getByRole('button', { name })
const visibleText = (element: Element) =>
  [...element.childNodes]
    .filter((node) => !(node instanceof Element && node.matches('.lk-hidden')))
    .map(({ textContent }) => textContent)
    .join('')
/** Renders a form that can be replaced. Returns its announcements; null: one was removed. */
function renderAnnounced(form: ReactElement) {
  const announcements: (string | null)[] = []
  const announce = (step: StepTexts | null) => void announcements.push(step?.text ?? null)
  const within = (element: ReactElement) => (
    <AnnounceContext.Provider value={announce}>{element}</AnnounceContext.Provider>
  )
  const { rerender } = render(within(form))
  return { announcements, rerender: (next: ReactElement) => rerender(within(next)) }
}

test('EmailForm submits the address on Enter, from a field that browsers fill with an address', async () => {
  const submit = vi.fn()
  render(emailForm({ submit }))
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' })
  expect([field.type, field.autocomplete]).toEqual(['email', 'email'])
  await userEvent.type(field, 'ann@mail.example{Enter}')
  expect(submit.mock.calls).toEqual([['ann@mail.example']])
})

test('EmailForm shows the problem of the submitted address until the visitor changes it', async () => {
  const { rerender } = render(emailForm())
  const field = screen.getByRole('textbox')
  await userEvent.type(field, 'ann@')
  rerender(emailForm({ email: 'ann@', problem: 'email/invalid' }))
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Enter a valid email address.')).toBeTruthy()
  await userEvent.type(field, 'mail.example')
  expect(screen.queryByText('Enter a valid email address.')).toBeNull()
})

test('EmailForm counts down until the next e-mail can be sent, and then submits', () => {
  vi.useFakeTimers({ now: 100_000 })
  const submit = vi.fn()
  render(emailForm({ email: 'ann@mail.example', waitUntil: 101_500, submit }))
  act(() => button('Please try again after 2 seconds').click())
  expect(submit).not.toHaveBeenCalled()
  act(() => vi.advanceTimersByTime(500))
  expect(screen.getByText('Please try again after 1 seconds')).toBeTruthy()
  act(() => vi.advanceTimersByTime(1_000))
  act(() => button('Continue').click())
  expect(submit).toHaveBeenCalledTimes(1)
})

test('the accessible name of the button of EmailForm does not change during the countdown', () => {
  vi.useFakeTimers({ now: 100_000 })
  render(emailForm({ email: 'ann@mail.example', waitUntil: 130_000 }))
  const field = button('Please try again after 30 seconds')
  act(() => vi.advanceTimersByTime(12_000))
  expect(button('Please try again after 30 seconds')).toBe(field)
})

test('EmailForm announces once for how long a submission is throttled, and draws it in the button only', () => {
  vi.useFakeTimers({ now: 100_000 })
  const form = emailForm({
    email: 'ann@mail.example',
    problem: 'email/throttled',
    waitUntil: 112_000,
  })
  const { announcements } = renderAnnounced(form)
  act(() => vi.advanceTimersByTime(4_000))
  expect(visibleText(screen.getByRole('button').firstElementChild ?? document.body)).toBe(
    'Please try again after 8 seconds',
  )
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBeNull()
  act(() => vi.advanceTimersByTime(20_000))
  expect(announcements.at(-1)).toBe('Email address. Please try again after 12 seconds')
  expect(announcements.filter((text) => text?.includes('try again'))).toHaveLength(1)
})

test('CodeForm offers another code when its countdown has ended, with one timer', () => {
  vi.useFakeTimers({ now: 100_000 })
  const resend = vi.fn()
  render(codeForm({ resend, resendAt: 130_000 }))
  expect(screen.getByText('Resend code in 30 s')).toBe(button('Resend code'))
  act(() => button('Resend code').click())
  expect(resend).not.toHaveBeenCalled()
  act(() => vi.advanceTimersByTime(29_000))
  expect(screen.getByText('Resend code in 1 s')).toBe(button('Resend code'))
  expect(vi.getTimerCount()).toBe(1)
  act(() => vi.advanceTimersByTime(1_000))
  act(() => button('Resend code').click())
  expect(resend).toHaveBeenCalledTimes(1)
})

test('CodeForm counts down as before after the clock was set back by an hour [EM14]', () => {
  vi.useFakeTimers({ now: 10_000_000 })
  const resend = vi.fn()
  render(codeForm({ resend, resendAt: 10_030_000 }))
  act(() => vi.advanceTimersByTime(2_000))
  vi.setSystemTime(10_002_000 - 3_600_000)
  act(() => vi.advanceTimersByTime(1_000))
  expect(button('Resend code').textContent).toBe('Resend code in 28 s')
  act(() => vi.advanceTimersByTime(28_000))
  act(() => button('Resend code').click())
  expect(resend).toHaveBeenCalledTimes(1)
})

test('EmailForm counts down from 30 s if the clock was set back before it is shown [EM14]', () => {
  vi.useFakeTimers({ now: 10_000_000 })
  const submit = vi.fn()
  render(emailForm({ email: 'ann@mail.example', waitUntil: 13_628_000, submit }))
  expect(screen.getAllByText('Please try again after 30 seconds')).toHaveLength(2)
  act(() => vi.advanceTimersByTime(30_000))
  act(() => button('Continue').click())
  expect(submit).toHaveBeenCalledTimes(1)
})

test('CodeForm stops its timer when it unmounts', () => {
  vi.useFakeTimers({ now: 100_000 })
  const { unmount } = render(codeForm({ resendAt: 130_000 }))
  act(() => vi.advanceTimersByTime(1_000))
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test('CodeForm keeps the button of another code in place while a code is checked or requested', () => {
  const { rerender } = render(codeForm())
  const resend = button('Resend code')
  rerender(codeForm({ resend: null, state: 'checking', enterCode: null }))
  expect(button('Resend code')).toBe(resend)
  expect(resend.getAttribute('aria-disabled')).toBe('true')
  rerender(codeForm({ resend: null, resendState: 'sending' }))
  expect(button('Sending a new code')).toBe(resend)
  expect(resend.getAttribute('aria-disabled')).toBe('true')
})

test('CodeForm moves the focus to the field of the code when the visitor requests another one', async () => {
  const resend = vi.fn()
  render(codeForm({ resend }))
  await userEvent.click(button('Resend code'))
  expect(resend).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

test('CodeForm offers no other code where each code is sent once', () => {
  render(codeForm({ resend: null, resendState: 'none' }))
  expect(screen.queryByRole('button', { name: 'Resend code' })).toBeNull()
})

test('CodeForm counts down after a refused request for another code, and screen readers hear it once', () => {
  vi.useFakeTimers({ now: 100_000 })
  render(codeForm({ problem: 'email/throttled', resendAt: 112_000 }))
  act(() => vi.advanceTimersByTime(4_000))
  const note = screen.getByRole('alert')
  expect(visibleText(note)).toBe('Please try again after 8 seconds')
  expect(note.querySelector('.lk-hidden')?.textContent).toBe('Please try again after 12 seconds')
  act(() => vi.advanceTimersByTime(8_000))
  expect(note.textContent).toBe('')
})

test('CodeForm announces its lead once, and of a code that is not accepted only the problem', () => {
  const lead = 'Enter your code. We sent it to a@b.example.'
  const { announcements, rerender } = renderAnnounced(codeForm())
  expect(announcements).toEqual([lead])
  rerender(codeForm({ code: '123456', state: 'checking' }))
  expect(announcements.at(-1)).toBe('Checking the code')
  rerender(codeForm({ problem: 'email/code-wrong' }))
  rerender(codeForm({ code: '1' }))
  expect(announcements.at(-1)).toBeNull()
  expect(announcements.filter((text) => text === lead)).toHaveLength(1)
})

test('CodeForm alerts the visitor why the last code was not accepted', () => {
  render(codeForm({ code: '123456', problem: 'email/code-wrong' }))
  expect(screen.getByRole('alert').textContent).toBe(
    "That code isn't right. Check it, then try again.",
  )
  expect(screen.getByRole('textbox').getAttribute('aria-describedby')).toBe(
    screen.getByRole('alert').id,
  )
})

test('CodeForm is translated', async () => {
  render(
    <LocaleContext.Provider value={await loadLocale('de')}>{codeForm()}</LocaleContext.Provider>,
  )
  expect(screen.getByRole('textbox', { name: 'Sechsstelliger Code' })).toBeTruthy()
  expect(button('Neuen Code senden')).toBeTruthy()
})
