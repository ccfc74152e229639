import { LineIcon, ServiceIcon, StateIcon } from '../diagram/StateIcon.tsx'
import { Section } from './facts.tsx'

const quiet = { active: false, unwalked: false }

/** Legend of the diagram's marks and keys. */
export const Legend = () => (
  <Section title="How to read it">
    <ul className="legend">
      <li>
        <StateIcon type="atomic" {...quiet} /> A state
      </li>
      <li>
        <StateIcon type="compound" {...quiet} /> States inside, one at a time
      </li>
      <li>
        <StateIcon type="parallel" {...quiet} /> Regions, all at once
      </li>
      <li>
        <StateIcon type="final" {...quiet} /> The end
      </li>
      <li>
        <StateIcon type="atomic" active unwalked={false} /> It is here now
      </li>
      <li>
        <StateIcon type="atomic" active={false} unwalked /> No test was here
      </li>
      <li>
        <ServiceIcon /> A service runs
      </li>
      <li>
        <LineIcon leaves={false} /> Heard, and it stays
      </li>
    </ul>
    <p className="facts-note">
      Keys: arrows move the picture, Tab and arrows go through states and transitions, Enter
      selects, <kbd>+</kbd> <kbd>−</kbd> <kbd>0</kbd> <kbd>f</kbd> zoom.
    </p>
  </Section>
)
