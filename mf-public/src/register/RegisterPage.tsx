import { type Role, roles } from '@paadam/shared/domain';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { AccountFrame } from '../account-frame/AccountFrame';
import { FormFoot } from '../account-frame/FormFoot';
import { useReturnTo } from '../account-frame/useReturnTo';
import { VisitorsOnly } from '../account-frame/VisitorsOnly';
import { useFormAnswer } from '../form-answer/useFormAnswer';
import { RegistrationCode } from '../registration/RegistrationCode';
import { type RegistrationDetails, registration } from '../registration/registration';
import { DetailsForm } from './DetailsForm';

const roleOf = (wanted: string | null): Role => roles.find((role) => role === wanted) ?? 'student';

/** A new account: the details, then the mailed code. `?role=` chooses the role to begin with. */
export default function RegisterPage() {
  const registering = useSelector(registration.select);
  const [atOpening] = useState(registering);
  const [search] = useSearchParams();
  const { withReturnTo } = useReturnTo();
  const typed = useFormAnswer()?.values;
  const [details, setDetails] = useState<RegistrationDetails>({
    name: typed?.name ?? '',
    email: typed?.email ?? registering.email,
    password: '',
    role: roleOf(typed?.role ?? search.get('role')),
  });
  const otherWay = (
    <FormFoot>
      Already have an account?
      <Link to={withReturnTo('/login')}>Login here</Link>
    </FormFoot>
  );
  return (
    <VisitorsOnly>
      {registering.step === 'code' ? (
        <RegistrationCode backLabel="Change the details">{otherWay}</RegistrationCode>
      ) : (
        <AccountFrame
          title="Get Started"
          lead="An account is free, and takes a minute."
          focused={registering !== atOpening}
        >
          <DetailsForm details={details} onChange={setDetails}>
            {otherWay}
          </DetailsForm>
        </AccountFrame>
      )}
    </VisitorsOnly>
  );
}
