import type { Endpoint } from './endpoints';

/** Where each call of the operator's desk is made. Apart from `endpoints`, since every visitor's page has that table. */
export const deskEndpoints = {
  deskSession: { method: 'GET', path: '/desk/session' },
  deskSignIn: { method: 'POST', path: '/desk/sign-in' },
  newDeskSecret: { method: 'POST', path: '/desk/app' },
  deskCode: { method: 'POST', path: '/desk/code' },
  deskSignOut: { method: 'POST', path: '/desk/sign-out' },
  deskInvitation: { method: 'POST', path: '/desk/invitation' },
  deskToday: { method: 'GET', path: '/desk/today' },
  deskPeople: { method: 'GET', path: '/desk/people' },
  deskPerson: { method: 'GET', path: '/desk/people/:id' },
  showEmail: { method: 'POST', path: '/desk/people/:id/email' },
  suspend: { method: 'POST', path: '/desk/people/:id/suspension' },
  liftSuspension: { method: 'DELETE', path: '/desk/people/:id/suspension' },
  deskApprovals: { method: 'GET', path: '/desk/approvals' },
  decideApproval: { method: 'POST', path: '/desk/approvals/:id' },
  deskBookings: { method: 'GET', path: '/desk/bookings' },
  deskBooking: { method: 'GET', path: '/desk/bookings/:id' },
  deskCancelBooking: { method: 'POST', path: '/desk/bookings/:id/cancel' },
  operators: { method: 'GET', path: '/desk/operators' },
  addOperator: { method: 'POST', path: '/desk/operators' },
  inviteOperator: { method: 'POST', path: '/desk/operators/:id/invitation' },
  setOperatorRights: { method: 'PUT', path: '/desk/operators/:id/rights' },
  setOperatorDisabled: { method: 'PUT', path: '/desk/operators/:id/disabled' },
  deskAudit: { method: 'GET', path: '/desk/audit' },
} as const satisfies Record<string, Endpoint>;

export type DeskCallName = keyof typeof deskEndpoints;
