import { describeRandomWalk, describeWalk } from '../../walker/suite.ts'
import { sessionModel } from './session.model.ts'

describeWalk(sessionModel)
describeRandomWalk(sessionModel)
