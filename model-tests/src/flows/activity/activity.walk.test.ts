import { describeRandomWalk, describeWalk } from '../../walker/suite.ts'
import { activityModel } from './activity.model.ts'

describeWalk(activityModel)
describeRandomWalk(activityModel)
