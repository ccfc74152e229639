import { describeRandomWalk, describeWalk } from '../../../walker/suite.ts'
import { socialModel } from './social.model.ts'

describeWalk(socialModel)
describeRandomWalk(socialModel)
