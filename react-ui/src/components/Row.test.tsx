import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { Row } from './Row.tsx'
import { Tag } from './Tag.tsx'

afterEach(cleanup)

test('the name of a row contains all of its texts', async () => {
  let presses = 0
  render(
    <Row
      icon={null}
      label="Foxglove"
      secondary="Used yesterday"
      end={<Tag mark="dot">Installed</Tag>}
      onClick={() => (presses += 1)}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Foxglove Used yesterday Installed' }))
  expect(presses).toBe(1)
})

test('a disabled row is focusable and ignores clicks', async () => {
  let presses = 0
  render(
    <Row
      icon={null}
      label="Base"
      secondary="Foxglove does not offer it"
      state="disabled"
      onClick={() => (presses += 1)}
    />,
  )
  await userEvent.tab()
  const row = screen.getByRole('button', { name: 'Base Foxglove does not offer it' })
  expect(document.activeElement).toBe(row)
  await userEvent.click(row)
  await userEvent.keyboard('{Enter}')
  expect(presses).toBe(0)
})

test('the current row is marked as current', () => {
  render(<Row icon={null} label="Ethereum" state="current" onClick={() => {}} />)
  expect(screen.getByRole('button', { current: true, name: 'Ethereum' })).toBeTruthy()
})

test('a row with a URL is a link that opens in a new tab without a referrer', () => {
  render(<Row icon={null} label="App Store" end="chevron" href="https://example.com/app" />)
  const link = screen.getByRole('link', { name: 'App Store' })
  expect(link.getAttribute('href')).toBe('https://example.com/app')
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
})

test.each([
  'javascript:alert(1)',
  'http://example.com',
  'https://user:pass@example.com',
  'not an address',
])('a row with the unsafe URL %s is not rendered [R5]', (href) => {
  const { container } = render(<Row icon={null} label="App Store" href={href} />)
  expect(container.innerHTML).toBe('')
})

test('the note of a row is placed before its end', () => {
  render(<Row icon={null} label="All wallets" note="600+" end="chevron" onClick={() => {}} />)
  expect(screen.getByRole('button', { name: 'All wallets 600+' })).toBeTruthy()
})
