import { walkChart } from '../../walker/suite.ts'
import { activityModel } from './activity.model.ts'

walkChart(activityModel)
