import { describeRandomWalk, describeWalk } from '../../walker/suite.ts'
import { embeddedModel } from './embedded.model.ts'

describeWalk(embeddedModel)
describeRandomWalk(embeddedModel)
