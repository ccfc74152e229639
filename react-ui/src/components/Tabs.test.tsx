import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Tabs } from './Tabs.tsx'

afterEach(() => {
  cleanup()
  document.body.style.direction = ''
})

const tabs = [
  { id: 'code', label: 'QR code' },
  { id: 'web', label: 'Web app' },
  { id: 'desktop', label: 'Desktop' },
]

function Ways() {
  const [current, setCurrent] = useState('code')
  return (
    <Tabs label="Ways to connect" tabs={tabs} current={current} onShow={setCurrent}>
      <button type="button">inside {current}</button>
    </Tabs>
  )
}
const current = () => screen.getByRole('tab', { selected: true }).textContent

test('one is open, and says whose panel is shown', async () => {
  render(<Ways />)
  expect(screen.getByRole('tablist', { name: 'Ways to connect' })).toBeTruthy()
  expect(screen.getByRole('tabpanel', { name: 'QR code' }).textContent).toBe('inside code')
  await userEvent.click(screen.getByRole('tab', { name: 'Web app' }))
  expect(screen.getByRole('tabpanel', { name: 'Web app' }).textContent).toBe('inside web')
})

test('to the Tab key they are one stop, the arrows go around, Home and End to the ends', async () => {
  render(<Ways />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement?.textContent).toBe('Web app')
  await userEvent.keyboard('{End}{ArrowRight}')
  expect(current()).toBe('QR code')
  await userEvent.keyboard('{ArrowLeft}')
  expect(current()).toBe('Desktop')
  await userEvent.keyboard('{Home}')
  expect(current()).toBe('QR code')
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('inside code')
})

test('the arrows follow the direction of reading', async () => {
  document.body.style.direction = 'rtl'
  render(<Ways />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  expect(current()).toBe('Web app')
})
