import { LineIcon, ServiceIcon, StateIcon } from '../diagram/StateIcon.tsx'
import { Section } from './facts.tsx'

const unmarked = { active: false, unwalked: false }

/** The legend of icons, marks and keys. */
export const Legend = () => (
  <Section title="Legend">
    <ul className="legend">
      <li>
        <StateIcon type="atomic" {...unmarked} /> State
      </li>
      <li>
        <StateIcon type="compound" {...unmarked} /> Compound state
      </li>
      <li>
        <StateIcon type="parallel" {...unmarked} /> Parallel state
      </li>
      <li>
        <StateIcon type="final" {...unmarked} /> Final state
      </li>
      <li>
        <StateIcon type="atomic" active unwalked={false} /> Active state
      </li>
      <li>
        <StateIcon type="atomic" active={false} unwalked /> Not covered by tests
      </li>
      <li>
        <ServiceIcon /> Invoked actor
      </li>
      <li>
        <LineIcon leaves={false} /> Internal transition, without a target
      </li>
      <li>
        <LineIcon leaves /> Transition of the whole machine
      </li>
    </ul>
    <p className="facts-note">
      Keys: arrow keys pan the diagram. Tab and arrow keys move through states and transitions,
      Enter selects, Escape clears the selection, <kbd>e</kbd> expands or collapses a state.{' '}
      <kbd>+</kbd> <kbd>−</kbd> <kbd>0</kbd> <kbd>f</kbd> zoom.
    </p>
  </Section>
)
