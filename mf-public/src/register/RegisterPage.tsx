import { type Role, roles } from '@paadam/shared/domain';
import { type RegistrationDetails, selectRegistration, usePaadamSelector } from '@paadam/shared/state';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { AccountFrame } from '../account-frame/AccountFrame';
import { FormFoot } from '../account-frame/FormFoot';
import { useReturnTo } from '../account-frame/useReturnTo';
import { VisitorsOnly } from '../account-frame/VisitorsOnly';
import { CodeStep } from '../code-step/CodeStep';
import { DetailsForm } from './DetailsForm';

const roleOf = (wanted: string | null): Role => roles.find((role) => role === wanted) ?? 'student';

/** A new account: the details, then the mailed code. `?role=` chooses the role to begin with. */
export default function RegisterPage() {
  const registration = usePaadamSelector(selectRegistration);
  const [atOpening] = useState(registration);
  const [search] = useSearchParams();
  const { withReturnTo } = useReturnTo();
  const [details, setDetails] = useState<RegistrationDetails>({
    name: '',
    email: registration.email,
    password: '',
    role: roleOf(search.get('role')),
  });
  const otherWay = (
    <FormFoot>
      Already have an account?
      <Link to={withReturnTo('/login')}>Login here</Link>
    </FormFoot>
  );
  return (
    <VisitorsOnly>
      {registration.step === 'code' ? (
        <CodeStep backLabel="Change the details">{otherWay}</CodeStep>
      ) : (
        <AccountFrame
          title="Get Started"
          lead="An account is free, and takes a minute."
          focused={registration !== atOpening}
        >
          <DetailsForm details={details} onChange={setDetails}>
            {otherWay}
          </DetailsForm>
        </AccountFrame>
      )}
    </VisitorsOnly>
  );
}
