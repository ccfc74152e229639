import type { AlertState } from '@latchkit/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { de } from '../locales/de.generated.ts'
import { LocaleContext } from '../locales/LocaleContext.ts'
import { AlertBar } from './AlertBar.tsx'

const alert: Extract<AlertState, { open: true }> = {
  open: true,
  code: 'config/local-ignored',
  variant: 'warning',
  details: { settings: '"features.email"' },
  audience: 'developer',
  hint: 'The configuration of the project replaces "features.email".',
  waiting: 0,
}

test('AlertBar calls dismiss once per click', async () => {
  let dismissed = 0
  render(
    <AlertBar
      alert={alert}
      dismiss={() => {
        dismissed += 1
      }}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(dismissed).toBe(1)
})

test.each([
  ['info', 'lucide-info'],
  ['success', 'lucide-circle-check'],
  ['warning', 'lucide-triangle-exclamation-point'],
  ['error', 'lucide-octagon-exclamation-point'],
] as const)('AlertBar draws the variant %s with its own icon', (variant, icon) => {
  render(<AlertBar alert={{ ...alert, variant }} dismiss={() => {}} />)
  const bar = screen.getByRole('alert')
  expect(bar.dataset.variant).toBe(variant)
  expect(bar.querySelector('.lk-alert-icon svg')?.classList).toContain(icon)
})

test('AlertBar has title, hint and code, in English in a page of another language', () => {
  render(<AlertBar alert={alert} dismiss={() => {}} />)
  const text = screen.getByRole('alert').querySelector<HTMLElement>('[lang=en]')
  expect([...(text?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Local configuration ignored',
    'The configuration of the project replaces "features.email".',
    'config/local-ignored',
  ])
  expect(text?.dir).toBe('ltr')
})

test('AlertBar has the title alone of an alert for visitors, in the language of the page [EM3]', () => {
  const details = { amount: '1 ETH', receiver: '0xabc', transaction: 'unknown' }
  const sent = { ...alert, code: 'embedded/sent-anyway', audience: 'visitor', details } as const
  render(<AlertBar alert={{ ...sent, waiting: 1 }} dismiss={() => {}} />)
  const bar = screen.getByRole('alert')
  expect(bar.textContent).toBe(
    'Sent although it was rejected: 1 ETH to 0xabc. Check your activity before you send it again.',
  )
  expect(bar.querySelector('[lang]')).toBeNull()
})

test('AlertBar writes the amount of an alert for visitors in the language of the page [EM3]', () => {
  const amount = { units: '1500000000', decimals: '6', symbol: 'USDC' }
  const details = { ...amount, amount: '1,500 USDC', receiver: '0xabc', transaction: 'unknown' }
  const sent = { ...alert, code: 'embedded/sent-anyway', audience: 'visitor', details } as const
  render(
    <LocaleContext value={de}>
      <AlertBar alert={{ ...sent, waiting: 0 }} dismiss={() => {}} />
    </LocaleContext>,
  )
  expect(screen.getByRole('alert').textContent).toContain('1.500 USDC')
})

test('AlertBar omits a missing hint and names the number of further alerts', () => {
  render(<AlertBar alert={{ ...alert, hint: null, waiting: 2 }} dismiss={() => {}} />)
  expect(screen.getByRole('alert').textContent).toBe(
    'Local configuration ignoredconfig/local-ignored · 2 more',
  )
})
