import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Row } from './Row.tsx'
import { Tag } from './Tag.tsx'

test("Row includes all of its texts in the button's accessible name", async () => {
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

test('Row with state disabled is focusable and ignores clicks', async () => {
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

test('Row with state current sets aria-current', () => {
  render(<Row icon={null} label="Ethereum" state="current" onClick={() => {}} />)
  expect(screen.getByRole('button', { current: true, name: 'Ethereum' })).toBeTruthy()
})

test('Row with a URL is a link that opens in a new tab without a referrer', () => {
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
])('Row with the unsafe URL %s renders nothing [R5]', (href) => {
  const { container } = render(<Row icon={null} label="App Store" href={href} />)
  expect(container.innerHTML).toBe('')
})

test('Row includes its note after the label in the accessible name', () => {
  render(<Row icon={null} label="All wallets" note="600+" end="chevron" onClick={() => {}} />)
  expect(screen.getByRole('button', { name: 'All wallets 600+' })).toBeTruthy()
})
