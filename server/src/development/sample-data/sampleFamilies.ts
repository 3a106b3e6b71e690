export interface SamplePerson {
  name: string;
  email: string;
}

/** The student of the sample sign-in comes first; the second is the sample parent's other child. */
export const sampleStudents: readonly SamplePerson[] = [
  { name: 'Arjun Krishnan', email: 'student@paadam.test' },
  { name: 'Diya Krishnan', email: 'diya.krishnan@paadam.test' },
  { name: 'Rahul Verma', email: 'rahul.verma@paadam.test' },
  { name: 'Sneha Pillai', email: 'sneha.pillai@paadam.test' },
  { name: 'Mohammed Farhan', email: 'mohammed.farhan@paadam.test' },
  { name: 'Ishita Banerjee', email: 'ishita.banerjee@paadam.test' },
  { name: 'Karthik Selvam', email: 'karthik.selvam@paadam.test' },
  { name: 'Emily D’Souza', email: 'emily.dsouza@paadam.test' },
];

/** The parent of the sample sign-in, linked to the first two students. */
export const sampleParent: SamplePerson = { name: 'Meena Krishnan', email: 'parent@paadam.test' };
